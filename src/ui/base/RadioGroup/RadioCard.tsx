import { useId, type ComponentProps } from 'react';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import frame from './RadioFrame.module.css';
import styles from './RadioGroup.module.css';

export interface RadioOption {
  readonly value: string;
  readonly title: string;
  /** Details of the option: where, when, at what price. */
  readonly note?: string;
  readonly icon?: IconName;
  readonly disabled?: boolean;
}

interface RadioCardProps extends ComponentProps<'input'> {
  option: RadioOption;
}

/** An option as a card: the title is its name, the note its description. */
export function RadioCard({ option, ...input }: RadioCardProps) {
  const id = useId();
  const { value, title, note, icon, disabled } = option;
  return (
    <label className={`row ${styles.card}`}>
      <input
        {...input}
        type="radio"
        className={frame.input}
        value={value}
        disabled={disabled}
        aria-labelledby={`${id}-title`}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
      />
      {icon && (
        <span className={`centred ${styles.icon}`}>
          <Icon name={icon} />
        </span>
      )}
      <span className={`breakable ${styles.text}`}>
        <span id={`${id}-title`} className={styles.title}>
          {title}
        </span>
        {note !== undefined && (
          <span id={`${id}-note`} className={`muted small ${styles.note}`}>
            {note}
          </span>
        )}
      </span>
      <span className={`centred ${styles.dot}`} aria-hidden />
    </label>
  );
}
