import { Link } from 'react-router-dom';
import type { ButtonLook } from '#src/ui/base/Button/Button.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from '#src/ui/base/Button/Button.module.css';

interface LinkButtonProps extends ButtonLook {
  /** A path below the app's base path, or a full address (`https:`, `tel:`, `mailto:`). */
  to: string;
  /** Replaces the current history entry, for example in a dialog. */
  replace?: boolean;
  /** Called before the navigation. */
  onClick?: () => void;
}

const WHOLE_ADDRESS = /^[a-z]+:/;

/** A link that looks like a button. For navigation; use Button for actions. */
export function LinkButton({
  to,
  variant = 'primary',
  size = 'medium',
  wide = false,
  icon,
  children,
  replace = false,
  onClick,
}: LinkButtonProps) {
  const look = {
    className: styles.button,
    'data-variant': variant,
    'data-size': size,
    'data-wide': wide || undefined,
    onClick,
  };
  const content = (
    <>
      {icon && <Icon name={icon} size={20} />}
      <span>{children}</span>
    </>
  );
  if (!WHOLE_ADDRESS.test(to)) {
    return (
      <Link to={to} replace={replace} {...look}>
        {content}
      </Link>
    );
  }
  const opensTab = to.startsWith('http');
  return (
    <a href={to} {...look} {...(opensTab && { target: '_blank', rel: 'noreferrer' })}>
      {content}
    </a>
  );
}
