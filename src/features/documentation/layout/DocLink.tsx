import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

interface DocLinkProps {
  to: string;
  className?: string | undefined;
  isCurrent?: boolean;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

/** A link within the documentation that keeps the appearance of the open page. */
export function DocLink({ to, className, isCurrent = false, onClick, children }: DocLinkProps) {
  const { search } = useLocation();
  return (
    <Link
      className={className}
      to={{ pathname: to, search }}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}
