import { useRef } from 'react';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './DatePicker.module.css';

interface CalendarProps {
  label: string;
  /** `YYYY-MM-DD`, like `min` and `max`. */
  value: string | null;
  /** The empty text when the person clears the date there. */
  onChange: (day: string) => void;
  disabled: boolean;
  min: string | undefined;
  max: string | undefined;
}

/** A button that opens the browser's calendar; hidden where a page cannot open it. */
export function Calendar({ label, value, onChange, disabled, min, max }: CalendarProps) {
  const day = useRef<HTMLInputElement>(null);
  if (!('showPicker' in HTMLInputElement.prototype)) return null;
  return (
    <>
      <input
        ref={day}
        type="date"
        className={styles.day}
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="off"
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
        {...{ disabled, min, max }}
      />
      <button
        type="button"
        className={`centred muted ${styles.open}`}
        disabled={disabled}
        onClick={() => day.current?.showPicker()}
      >
        <Icon name="calendar" size={20} title={label} />
      </button>
    </>
  );
}
