import { type ComponentProps, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { TICKET_CATEGORIES } from '#src/domain/support-ticket.ts';
import { controlAttributes } from '#src/ui/base/Field/control-attributes.ts';
import { Messages } from '#src/ui/base/Field/Messages.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { useValues } from '../use-values.ts';
import styles from './TopicChoice.module.css';

/** The shape of the topics while the draft is read. */
export function FormSkeleton() {
  return (
    <LoadingRegion>
      <Skeleton width="7rem" height="1.3125rem" />
      <div className={styles.topics} style={{ marginBlockStart: '0.5rem' }}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} shape="block" height="4rem" />
        ))}
      </div>
    </LoadingRegion>
  );
}

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
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
    >
      <legend id={`${id}-label`} className={`small ${styles.label}`}>
        {t('support.topicLabel')}
      </legend>
      <div className={styles.topics}>
        {TICKET_CATEGORIES.map((topic) => (
          <label key={topic} className={`small ${styles.topic}`}>
            <input {...input} className="cover-control" type="radio" value={topic} />
            <Icon name={ICONS[topic]} size={20} />
            <span>{t(`support.topics.${topic}`, values)}</span>
          </label>
        ))}
      </div>
      <Messages id={id} error={error} />
    </fieldset>
  );
}
