import { useId, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductKind } from '#src/domain/order.ts';
import { controlAttributes } from '#src/ui/base/Field/control-attributes.ts';
import { Messages } from '#src/ui/base/Field/Messages.tsx';
import styles from './CancelDialog.module.css';
import { REASONS, type CancelReason } from './cancel-reason.ts';

interface ReasonChoiceProps {
  kind: ProductKind;
  selected: CancelReason | null;
  error: string | undefined;
  /** The button that takes the focus when a reason is missing. */
  ref: Ref<HTMLInputElement>;
  onSelect: (reason: CancelReason) => void;
}

/** Why the order is cancelled, by one tap: the usual reasons of its kind. */
export function ReasonChoice({ kind, selected, error, ref, onSelect }: ReasonChoiceProps) {
  const { t } = useTranslation('orders');
  const id = useId();
  const { id: groupId, ...attributes } = controlAttributes(id, { error, hint: undefined });
  return (
    <fieldset
      {...attributes}
      id={groupId}
      className={styles.reasons}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
    >
      <legend id={`${id}-label`} className={styles.label}>
        {t('cancel.reason')}
      </legend>
      <div className={styles.choices}>
        {REASONS[kind].map((reason, index) => (
          <label key={reason} className={styles.choice}>
            <input
              ref={index === 0 ? ref : null}
              className={styles.radio}
              type="radio"
              name={id}
              checked={reason === selected}
              onChange={() => onSelect(reason)}
            />
            <span>{t(`cancel.reasons.${reason}`)}</span>
          </label>
        ))}
      </div>
      <Messages id={id} error={error} />
    </fieldset>
  );
}
