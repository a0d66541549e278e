import type { MouseEvent } from 'react';
import styles from './SkipLink.module.css';

interface SkipLinkProps {
  /** Id of the focusable content. */
  to: string;
  children: string;
}

/** The first tab stop: skips the header. Does not change the address. */
export function SkipLink({ to, children }: SkipLinkProps) {
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById(to)?.focus();
  };
  return (
    <a className={`${styles.skip} screen-only`} href={`#${to}`} onClick={skip}>
      {children}
    </a>
  );
}
