import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import styles from './Button.module.css';

/** Common properties of buttons and links in the shape of a button. */
export interface ButtonLook {
  /** primary: the main action, one per screen; the others have decreasing emphasis in this order. */
  variant?: 'primary' | 'soft' | 'outline' | 'quiet' | 'danger';
  /** Height: 48 or 44 px. */
  size?: 'medium' | 'small';
  /** Full width of the container. */
  wide?: boolean;
  /** Before the text. */
  icon?: IconName;
  /** A short verb. */
  children: ReactNode;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** The action is running: the button keeps its size and focus and ignores presses. */
  busy?: boolean;
}

/** A button; its `type` defaults to `button`. */
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
      <span>{children}</span>
    </button>
  );
}
