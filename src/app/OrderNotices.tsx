import { ReadyNotice } from '#src/features/orders/ReadyNotice.tsx';
import { DraftNotice } from '#src/features/purchase/notices/DraftNotice.tsx';
import { PurchaseNotices } from '#src/features/purchase/notices/PurchaseNotices.tsx';
import { WelcomeBonus } from '#src/features/welcome-bonus/WelcomeBonus.tsx';
import { viewedOwner } from '#src/platform/owner-view.ts';
import { FollowedToast } from './FollowedToast.tsx';
import styles from './OrderNotices.module.css';

/**
 * The notices of orders, purchases and the welcome bonus; none in owner view: they are the viewer's (R6.3).
 */
export function OrderNotices() {
  if (viewedOwner() !== null) return <FollowedToast />;
  return (
    <>
      <FollowedToast />
      <WelcomeBonus />
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
