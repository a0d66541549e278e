import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { isStudent } from '#src/domain/member.ts';
import type { PurchaseFacts } from '#src/domain/purchase-obstacle.ts';
import type { Product } from '#src/domain/product.ts';
import { viewedOwner } from '#src/platform/owner-view.ts';
import { member } from '#src/state/member.ts';

/** What the device knows that decides whether the member can buy the product (R5.8). */
export function usePurchaseFacts(
  product: Product,
  own: Pick<PurchaseFacts, 'tickets' | 'hasLiveIntent' | 'hasUnseenOrder'>,
): PurchaseFacts {
  const { info, cards, cardsKnown } = useSnapshot(member);
  const [now] = useState(() => Date.now());
  return {
    ...own,
    product,
    now,
    isOwnerView: viewedOwner() !== null,
    cards: cardsKnown ? cards : null,
    isStudent: info && isStudent(info.deals),
    balance: info?.balance ?? null,
  };
}
