import { useId, type ComponentProps } from 'react';
import { Field, type FieldLook } from '#src/ui/base/Field/Field.tsx';
import { useTypedText } from '#src/ui/base/Field/use-typed-text.ts';
import { Counter } from './Counter.tsx';
import control from '#src/ui/base/Field/Control.module.css';
import styles from './TextArea.module.css';

export interface TextAreaProps
  extends FieldLook, Omit<ComponentProps<'textarea'>, 'className' | 'id'> {
  /** The text that marks the field as optional. */
  optional?: string;
}

/**
 * A multi-line text field that grows with its content where the browser supports it. `maxLength` adds a
 * counter, which shows itself near the limit. Passes every native property on.
 */
export function TextArea({
  label,
  hint,
  error,
  hidesLabel,
  optional,
  ref,
  onChange,
  rows = 3,
  maxLength,
  ...rest
}: TextAreaProps) {
  const { control: element, text, read } = useTypedText(ref);
  const limitId = useId();
  const counter = maxLength !== undefined && (
    <Counter limitId={limitId} used={text.length} max={maxLength} />
  );
  return (
    <Field {...{ label, hint, error, hidesLabel, optional }} aside={counter}>
      {(attributes) => (
        <textarea
          {...rest}
          {...attributes}
          aria-describedby={
            counter
              ? `${attributes['aria-describedby'] ?? ''} ${limitId}`.trim()
              : attributes['aria-describedby']
          }
          ref={element}
          rows={rows}
          maxLength={maxLength}
          className={`${control.control} ${styles.area}`}
          onChange={(event) => {
            read();
            onChange?.(event);
          }}
        />
      )}
    </Field>
  );
}
