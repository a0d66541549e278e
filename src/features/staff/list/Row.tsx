import { Link } from 'react-router-dom';
import { hrefs } from '#src/domain/hrefs.ts';
import { useMay } from '#src/sync/staff/use-may.ts';
import type { Elements } from '#src/ui/base/elements.ts';
import { RowActions } from './RowActions.tsx';
import styles from './Row.module.css';

interface RowProps {
  /** Before everything else, such as a picture. */
  start?: Elements;
  /** What it is, and its state. */
  head: Elements;
  /** Short facts below it. */
  facts?: Elements;
  /** The acts. */
  actions?: Elements;
  /** Of what the acts change, such as the status. */
  version?: string;
  /** What needs the whole width: an image, a problem. */
  children?: Elements;
}

/** A row of a list for staff: on a phone its parts stand below each other, else the acts at its end. */
export function Row({ start, head, facts, actions, version, children }: RowProps) {
  return (
    <div className={styles.row} data-start={start ? true : undefined} data-row tabIndex={-1}>
      {start && <div className="row">{start}</div>}
      <div className={`stack stack-dense ${styles.main}`}>
        <div className={`wrapping-row ${styles.head}`}>{head}</div>
        {facts && <div className={`wrapping-row muted small ${styles.facts}`}>{facts}</div>}
      </div>
      {actions && (
        <div className={styles.acts}>
          <RowActions version={version}>{actions}</RowActions>
        </div>
      )}
      {children && <div className={`stack stack-tight ${styles.more}`}>{children}</div>}
    </div>
  );
}

interface MemberLinkProps {
  member: { readonly reference: string; readonly name: string };
  /** Stands for a member without a name. */
  nameless?: string;
}

/** A member's name, which leads to their coins and cards where the role allows to see them. */
export function MemberLink({ member: { reference, name }, nameless }: MemberLinkProps) {
  const may = useMay();
  const text = name === '' ? nameless : name;
  const translate = name === '' ? undefined : 'no';
  if (!may('members.view')) return <span translate={translate}>{text}</span>;
  return (
    <Link className={styles.member} to={hrefs.staffMember(reference)} translate={translate}>
      {text}
    </Link>
  );
}
