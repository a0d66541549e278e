import { useId, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { TICKET_CATEGORIES } from '#src/domain/support-ticket.ts';
import { controlAttributes } from '#src/ui/base/Field/control-attributes.ts';
import { Messages } from '#src/ui/base/Field/Messages.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import { useValues } from '../use-values.ts';
import styles from './TopicChoice.module.css';

const ICONS: Readonly<Record<(typeof TICKET_CATEGORIES)[number], IconName>> = {
  ORDER: 'package',
  COINS: 'coins',
  CARD: 'credit-card',
  INVITATION: 'user-plus',
  PROFILE: 'user-round',
  OTHER: 'message-circle',
};

interface TopicChoiceProps {
  error: string | undefined;
  /** Native properties that the form library gives to each radio button. */
  input: ComponentProps<'input'>;
}

/** What the ticket is about; the rest of the form follows the choice (R2.27). */
export function TopicChoice({ error, input }: TopicChoiceProps) {
  const { t } = useTranslation('help');
  const values = useValues();
  const id = useId();
  const { id: groupId, ...attributes } = controlAttributes(id, { error });
  return (
    <fieldset
      {...attributes}
      id={groupId}
      className={styles.group}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
    >
      <legend id={`${id}-label`} className={styles.label}>
        {t('support.topicLabel')}
      </legend>
      <div className={styles.topics}>
        {TICKET_CATEGORIES.map((topic) => (
          <label key={topic} className={styles.topic}>
            <input {...input} className={styles.input} type="radio" value={topic} />
            <Icon name={ICONS[topic]} size={20} />
            <span>{t(`support.topics.${topic}`, values)}</span>
          </label>
        ))}
      </div>
      <Messages id={id} error={error} />
    </fieldset>
  );
}
