import { useState, type KeyboardEvent } from 'react';
import control from '#src/ui/base/Field/Control.module.css';
import { Field } from '#src/ui/base/Field/Field.tsx';
import styles from './PriceSlider.module.css';

interface PriceFieldProps {
  label: string;
  /** Coins, as are `min` and `max`. */
  value: number;
  min: number;
  max: number;
  disabled: boolean;
  /** The amount of a text, or null while this end of the range cannot stand there. */
  read: (text: string) => number | null;
  onMove: (amount: number) => void;
  onCommit: () => void;
}

/**
 * An end of the range as a number. What is typed holds as soon as it can; what cannot is moved to the
 * nearest amount that can when the field is left or Enter pressed.
 */
export function PriceField({
  label,
  value,
  read,
  onMove,
  onCommit,
  min,
  max,
  disabled,
}: PriceFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);

  const change = (text: string) => {
    setDraft(text);
    const amount = read(text);
    if (amount !== null) onMove(amount);
  };
  const finish = () => {
    if (draft !== null && draft !== '' && read(draft) === null) onMove(Math.round(Number(draft)));
    setDraft(null);
    onCommit();
  };
  const finishOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') finish();
  };

  return (
    <Field label={label}>
      {(attributes) => (
        <input
          {...attributes}
          {...{ min, max, disabled }}
          type="number"
          inputMode="numeric"
          autoComplete="off"
          step={1}
          className={`${control.control} ${styles.amount}`}
          value={draft ?? value}
          onChange={(event) => change(event.target.value)}
          onBlur={finish}
          onKeyDown={finishOnEnter}
          // Else a page scrolled over the field would change the price.
          onWheel={(event) => event.currentTarget.blur()}
        />
      )}
    </Field>
  );
}
