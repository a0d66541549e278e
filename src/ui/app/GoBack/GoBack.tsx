import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './GoBack.module.css';

interface GoBackProps {
  to: string;
  /** May take the place of the link's own way (`preventDefault`), as a step back in the history does. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  children: string;
}

/** The way up to the list that a screen belongs to. */
export function GoBack({ to, onClick, children }: GoBackProps) {
  return (
    <Link className={styles.link} to={to} onClick={onClick}>
      <Icon name="arrow-left" size={20} />
      {children}
    </Link>
  );
}
