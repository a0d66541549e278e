import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { loadGoal, type StoredGoal } from '#src/data/db/goal.ts';
import type { Product } from '#src/domain/catalog/product.ts';
import { mayHaveArrived } from '#src/domain/outbox/outbox-post.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { requestConfirmation } from '#src/state/page/dialogs.ts';
import { network } from '#src/state/page/network.ts';
import { loadSync } from '#src/sync/load-sync.ts';
import { useSingleRun } from '#src/sync/outbox/use-single-run.ts';
import { withShortTimeout } from '#src/sync/outbox/with-short-timeout.ts';
import type { Write } from '#src/sync/use-write.ts';

/**
 * `learning`: the goal so far is fetched before it is replaced; `waiting`: the service does not have the choice
 * yet; `unconfirmed`: it may have it; `refused`: it rejected it, or nothing was stored.
 */
type Note = 'learning' | 'waiting' | 'unconfirmed' | 'refused';

/** Fetches the goal when the device does not have it; without a network it stays unknown. */
async function learnGoal(): Promise<StoredGoal> {
  const { refreshCollection } = await loadSync();
  await withShortTimeout(refreshCollection('goal')).catch(() => null);
  return loadGoal();
}

/** What the product says of a choice that the service has not confirmed. */
function noteOf(post: NonNullable<StoredGoal['post']>, isReachable: boolean): Note | null {
  if (post.state === 'refused') return mayHaveArrived(post) ? 'unconfirmed' : 'refused';
  if (post.state !== 'waiting') return null;
  if (post.attempts > 0) return 'unconfirmed';
  return isReachable ? null : 'waiting';
}

/**
 * Makes the product the member's goal or removes the goal (R2.13): the choice is on the device at once, and
 * at the service as soon as the network allows. Another goal is replaced only after a confirmation, also one that
 * the device does not have yet.
 */
export function useGoal(product: Product, post: StoredGoal['post']) {
  const { t } = useTranslation('buying');
  const { language } = useFormat();
  const { reachable } = useSnapshot(network);
  // Each choice has its own run: a change of mind during the first one is not ignored.
  const setOnce = useSingleRun();
  const removeOnce = useSingleRun();
  const [isLearning, setLearning] = useState(false);
  // The product whose choice failed: another variant may be chosen on the same screen.
  const [failedId, setFailedId] = useState<number | null>(null);

  const submit = async (write: Write, isGoal: boolean) => {
    const sync = await write();
    await withShortTimeout(sync.submitPost('goal', { prodId: isGoal ? product.id : null }));
  };
  const mayReplace = async () => {
    let goal = await loadGoal();
    if (!goal.isKnown && goal.prodId !== product.id && network.reachable) {
      setLearning(true);
      goal = await learnGoal().finally(() => setLearning(false));
    }
    const hasNoOther = goal.isKnown && goal.prodId === null;
    if (hasNoOther || goal.prodId === product.id) return true;
    const old = goal.product?.name[language];
    const name = product.name[language];
    return requestConfirmation({
      title: t('goal.replaceTitle'),
      text:
        old === undefined
          ? t('goal.replaceUnknown', { new: name })
          : t('goal.replaceText', { old, new: name }),
      confirmText: t('goal.replace'),
      cancelText: t('goal.keep'),
    });
  };
  const choose = (write: Write, isGoal: boolean) =>
    (isGoal ? setOnce : removeOnce)(async () => {
      setFailedId(null);
      try {
        if (!isGoal || (await mayReplace())) await submit(write, isGoal);
      } catch {
        // Nothing was written: the file did not load, or no member is signed in.
        setFailedId(product.id);
      }
    });

  const concerns = post !== null && (post.body.prodId ?? product.id) === product.id;
  const outcome = concerns ? noteOf(post, reachable) : null;
  const note: Note | null = failedId === product.id ? 'refused' : outcome;
  return { note: isLearning ? 'learning' : note, choose };
}
