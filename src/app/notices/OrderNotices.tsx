import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { useStoredCode } from '#src/features/orders/codes/use-stored-code.ts';
import { ReadyNotice } from '#src/features/orders/ReadyNotice.tsx';
import { DraftNotice } from '#src/features/purchase/notices/DraftNotice.tsx';
import { PurchaseNotices } from '#src/features/purchase/notices/PurchaseNotices.tsx';
import { WelcomeBonus } from '#src/features/welcome-bonus/WelcomeBonus.tsx';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { member } from '#src/state/member/member.ts';
import { guard } from '../routes/guard.ts';
import { matchRoute } from '../routes/routes.tsx';
import { RequestedScreen } from '../routing/RequestedScreen.tsx';
import styles from './OrderNotices.module.css';

const ORDERS = matchRoute(hrefs.orders());

function CodeSnapshot() {
  const { cards, cardsKnown } = useSnapshot(member);
  useStoredCode(guard(ORDERS, { cards, cardsKnown }) === 'allow');
  return null;
}

/**
 * The notices of orders, purchases and the welcome bonus; none in owner view: they are the viewer's (R6.3).
 */
export function OrderNotices() {
  if (isOwnerView()) return <RequestedScreen />;
  return (
    <>
      <CodeSnapshot />
      <RequestedScreen />
      <WelcomeBonus />
      <div className={`column column-grid ${styles.purchases} screen-only`} data-momentary>
        <PurchaseNotices />
      </div>
      <div className={`column column-grid ${styles.notices} screen-only`} data-momentary>
        <ReadyNotice />
        <DraftNotice />
      </div>
    </>
  );
}
