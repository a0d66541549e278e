import type { Db } from '#server/database/db.ts';
import type { Brand } from '#src/brand/brand.ts';
import { rewardKey } from '#src/domain/referral/reward.ts';
import { addReward } from './ledger.ts';
import { WELCOME_BONUS } from './operation-comments.ts';

/**
 * Credits the welcome bonus of a brand, once for a member and a programme project (R1.3). To be called
 * in the transaction that finishes the registration.
 */
export async function giveWelcomeBonus(tx: Db, memberId: number, brand: Brand): Promise<void> {
  await addReward(tx, {
    memberId,
    type: 'WELCOME',
    amount: brand.welcomeBonus,
    comment: WELCOME_BONUS,
    once: rewardKey.welcome(brand.projectId),
  });
}
