import { viewedOwner } from '#src/platform/owner-view.ts';
import { DraftNotice } from './DraftNotice.tsx';
import styles from './OrderNotices.module.css';
import { PurchaseNotices } from './PurchaseNotices.tsx';
import { ReadyNotice } from './ReadyNotice.tsx';

/** What orders have to say on every screen; nothing of one's own in owner view (R6.3). */
export function OrderNotices() {
  if (viewedOwner() !== null) return null;
  return (
    <>
      <div className={`column column-grid ${styles.purchases}`}>
        <PurchaseNotices />
      </div>
      <div className={`column column-grid ${styles.notices}`}>
        <ReadyNotice />
        <DraftNotice />
      </div>
    </>
  );
}
