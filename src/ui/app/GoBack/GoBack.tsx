import { Link } from 'react-router-dom';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './GoBack.module.css';

/** The way up to the list that a screen belongs to. */
export function GoBack({ to, children }: { to: string; children: string }) {
  return (
    <Link className={styles.link} to={to}>
      <Icon name="arrow-left" size={20} />
      {children}
    </Link>
  );
}
