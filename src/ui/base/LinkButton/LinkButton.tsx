import { Link } from 'react-router-dom';
import type { ButtonLook } from '#src/ui/base/Button/Button.tsx';
import styles from '#src/ui/base/Button/Button.module.css';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';

interface LinkButtonProps extends ButtonLook {
  /** An address of the area below its base path, or a whole address (`https:`, `tel:`, `mailto:`). */
  to: string;
  /** It takes the place of what is shown in the history, as a way out of a dialog does. */
  replace?: boolean;
  onClick?: () => void;
}

const WHOLE_ADDRESS = /^[a-z]+:/;

/** A link that looks like a button: for going somewhere, never for doing something. */
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
      {children}
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
