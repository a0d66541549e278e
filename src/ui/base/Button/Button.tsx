import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import styles from './Button.module.css';

/** What a button and a link in its shape have in common. */
export interface ButtonLook {
  /** primary: the screen's one main action; the others are quieter in this order. */
  variant?: 'primary' | 'soft' | 'outline' | 'quiet' | 'danger';
  size?: 'medium' | 'small';
  /** Takes the whole width of its container. */
  wide?: boolean;
  icon?: IconName;
  children: ReactNode;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** The action runs: the button keeps its size and focus and does nothing when pressed again. */
  busy?: boolean;
}

/** A button of type `button` unless told otherwise. */
export function Button({
  variant = 'primary',
  size = 'medium',
  wide = false,
  busy = false,
  icon,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy ? <span className={styles.spinner} /> : icon && <Icon name={icon} size={20} />}
      {children}
    </button>
  );
}
