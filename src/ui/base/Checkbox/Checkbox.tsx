import {
  useEffect,
  useId,
  useImperativeHandle,
  useRef,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { controlAttributes } from '#src/ui/base/Field/control-attributes.ts';
import { Messages } from '#src/ui/base/Field/Messages.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './Checkbox.module.css';

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'className' | 'id' | 'type' | 'role' | 'children'
> {
  /** May contain links. */
  label: ReactNode;
  /** Permanent help under the label. */
  hint?: string | undefined;
  /** The error and how to correct it. */
  error?: string | undefined;
  /** Some of the represented items are selected; pressing selects all of them. */
  indeterminate?: boolean;
  /** switch: a setting that applies at once, without submitting a form. */
  variant?: 'box' | 'switch';
}

/** A checkbox; passes every native property on. */
export function Checkbox({
  label,
  hint,
  error,
  indeterminate = false,
  variant = 'box',
  ref,
  ...input
}: CheckboxProps) {
  const id = useId();
  const element = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => element.current,
    [],
  );
  // A press resets the element's state, so each render sets it again.
  useEffect(() => {
    if (element.current) element.current.indeterminate = indeterminate;
  });
  return (
    <div
      className={styles.field}
      data-variant={variant}
      data-noted={hint !== undefined || error !== undefined || undefined}
    >
      <label className={`wrapping-row ${styles.choice}`}>
        <span className={styles.control}>
          <input
            {...input}
            {...controlAttributes(id, { hint, error })}
            ref={element}
            type="checkbox"
            role={variant === 'switch' ? 'switch' : undefined}
            className={styles.input}
          />
          {variant === 'switch' ? (
            <span className={styles.track} />
          ) : (
            <span className={`centred ${styles.box}`}>
              <Icon name="check" size={20} />
              <Icon name="minus" size={20} />
            </span>
          )}
        </span>
        <span className={styles.label}>{label}</span>
      </label>
      <Messages {...{ id, hint, error }} />
    </div>
  );
}
