import type { ComponentProps } from 'react';
import { Field, type FieldLook } from '#src/ui/base/Field/Field.tsx';
import { shareBetween } from '#src/ui/base/Progress/share-between.ts';
import range from './Range.module.css';
import styles from './Slider.module.css';

type OwnAttributes =
  | 'aria-valuetext'
  | 'className'
  | 'defaultValue'
  | 'id'
  | 'max'
  | 'min'
  | 'onChange'
  | 'step'
  | 'type'
  | 'value';

export interface SliderProps extends FieldLook, Omit<ComponentProps<'input'>, OwnAttributes> {
  /** Between `min` and `max`. */
  value: number;
  /** While the thumb is dragged, and after a key. */
  onChange: (value: number) => void;
  /** The left end. */
  min: number;
  /** The right end. */
  max: number;
  /** Distance between selectable values, counted from `min`. */
  step?: number;
  /** The value as text, shown and announced: «30 %», «3 друга». */
  format: (value: number) => string;
}

/** An approximate number from a range. */
export function Slider({
  label,
  hint,
  error,
  hidesLabel,
  value,
  onChange,
  min,
  max,
  step = 1,
  format,
  ...input
}: SliderProps) {
  return (
    <Field {...{ label, hint, error }} {...(hidesLabel && { hidesLabel })}>
      {(attributes) => (
        <div className={styles.slider}>
          {/* Not live: the range announces its own value. */}
          <output className={`as-heading ${styles.value}`} htmlFor={attributes.id} aria-live="off">
            {format(value)}
          </output>
          <div className={range.track} style={{ '--end': shareBetween(value, min, max) }}>
            <input
              {...input}
              {...attributes}
              type="range"
              className={range.range}
              aria-valuetext={format(value)}
              value={value}
              onChange={(event) => onChange(event.target.valueAsNumber)}
              {...{ min, max, step }}
            />
          </div>
          <div className={`wrapping-row muted small ${styles.ends}`} aria-hidden="true">
            <span>{format(min)}</span>
            <span>{format(max)}</span>
          </div>
        </div>
      )}
    </Field>
  );
}
