import { useState, type KeyboardEvent } from 'react';
import { Field } from '#src/ui/base/Field/Field.tsx';
import control from '#src/ui/base/Field/Control.module.css';
import styles from './PriceSlider.module.css';

interface PriceFieldProps {
  label: string;
  /** Coins, like `min` and `max`. */
  value: number;
  min: number;
  max: number;
  disabled: boolean;
  /** Parses the amount of a text; null when this end of the range cannot have it. */
  parse: (text: string) => number | null;
  onMove: (amount: number) => void;
  onCommit: () => void;
}

/**
 * One end of the range as a number field. A valid amount applies while typing; an invalid one becomes the
 * nearest valid amount on blur or Enter.
 */
export function PriceField({
  label,
  value,
  parse,
  onMove,
  onCommit,
  min,
  max,
  disabled,
}: PriceFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);

  const change = (text: string) => {
    setDraft(text);
    const amount = parse(text);
    if (amount !== null) onMove(amount);
  };
  const finish = () => {
    if (draft !== null && draft !== '' && parse(draft) === null) onMove(Math.round(Number(draft)));
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
          // Otherwise scrolling the page over the field would change the price.
          onWheel={(event) => event.currentTarget.blur()}
        />
      )}
    </Field>
  );
}
