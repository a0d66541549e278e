import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './StatusFilter.module.css';
import { STATUS_CHOICES, type StatusChoice } from './use-orders-filter.ts';

interface StatusFilterProps {
  selected: StatusChoice;
  onSelect: (status: StatusChoice) => void;
}

/** Selects one status, or any, with chips in a strip that scrolls sideways on a phone (R2.19, R3.4). */
export function StatusFilter({ selected, onSelect }: StatusFilterProps) {
  const { t } = useTranslation('orders');
  const name = useId();
  return (
    <fieldset className={styles.filter}>
      <legend>
        <VisuallyHidden>{t('filter')}</VisuallyHidden>
      </legend>
      <div className={styles.chips}>
        {STATUS_CHOICES.map((status) => (
          <label key={status} className={styles.chip}>
            <input
              className={styles.input}
              type="radio"
              name={name}
              checked={status === selected}
              onChange={() => onSelect(status)}
            />
            {t(`status.${status}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
