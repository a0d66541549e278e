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
  /** What one agrees to or chooses; it may contain links. */
  label: ReactNode;
  /** Help that stays in sight, under the label. */
  hint?: string | undefined;
  /** What is wrong and what to do. */
  error?: string | undefined;
  /** Some of the things that it stands for are chosen; pressing it chooses all of them. */
  indeterminate?: boolean;
  /** switch: a setting that holds at once, without a form's button. */
  variant?: 'box' | 'switch';
}

/** Yes or no. Everything of a native checkbox is passed on. */
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
  // A press takes the state away from the element, so each render sets it anew.
  useEffect(() => {
    if (element.current) element.current.indeterminate = indeterminate;
  });
  return (
    <div
      className={styles.field}
      data-variant={variant}
      data-noted={hint !== undefined || error !== undefined || undefined}
    >
      <label className={styles.choice}>
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
            <span className={styles.box}>
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
