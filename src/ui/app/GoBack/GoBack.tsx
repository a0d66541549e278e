import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './GoBack.module.css';

interface GoBackProps {
  /** Address of the list. */
  to: string;
  /** May replace the navigation (`preventDefault`), for example by a step back in the history. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** The name of the list. */
  children: string;
}

/** A link to the list that contains the screen's subject. */
export function GoBack({ to, onClick, children }: GoBackProps) {
  return (
    <Link className={`touch-line muted small ${styles.link}`} to={to} onClick={onClick}>
      <Icon name="arrow-left" size={20} />
      <span>{children}</span>
    </Link>
  );
}
