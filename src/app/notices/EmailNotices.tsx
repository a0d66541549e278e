import { EmailNotice } from '#src/features/email-change/EmailNotice.tsx';
import { signOut } from '../session/boot.ts';
import styles from './EmailNotices.module.css';

/** The notice of an e-mail change on every screen (R4.15). */
export const EmailNotices = () => (
  <div className={`column column-grid ${styles.notices} screen-only`} data-momentary>
    <EmailNotice onSignOut={() => void signOut()} />
  </div>
);
