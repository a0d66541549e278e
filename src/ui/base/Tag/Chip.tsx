import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import styles from './Chip.module.css';

interface ChipLook {
  /** The word on the chip. */
  label: string;
  /** Before the word. */
  icon?: IconName;
}

/** A selected item that a press removes. */
export interface RemovableChip extends ChipLook {
  /** A removable chip was pressed. */
  onRemove: () => void;
}

/** A choice that is on or off. */
export interface FilterChip extends ChipLook {
  /** The filter is on. */
  selected: boolean;
  /** A filter was pressed. */
  onToggle: () => void;
  /** Number of results of the choice. */
  count?: number;
  /** Pressing it would find nothing. */
  disabled?: boolean;
}

export type ChipProps = RemovableChip | FilterChip;

/** A pressable tag: removable, or a switch. */
export function Chip(props: ChipProps) {
  const { t } = useTranslation('kit');
  const format = useFormat();
  if ('onRemove' in props) {
    const { label, icon, onRemove } = props;
    return (
      <button
        type="button"
        className={styles.chip}
        data-kind="removable"
        aria-label={t('tags.remove', { name: label })}
        onClick={onRemove}
      >
        <span className={styles.pill}>
          {icon && <Icon name={icon} size={16} />}
          <span>{label}</span>
          <Icon name="x" size={16} />
        </span>
      </button>
    );
  }
  const { label, icon, selected, count, disabled = false, onToggle } = props;
  const shownIcon = selected ? 'check' : icon;
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={selected}
      disabled={disabled}
      onClick={onToggle}
    >
      <span className={styles.pill}>
        {shownIcon && <Icon name={shownIcon} size={16} />}
        <span>{label}</span>
        {count !== undefined && (
          <span className={`muted tabular ${styles.count}`}>{` ${format.number(count)}`}</span>
        )}
      </span>
    </button>
  );
}
