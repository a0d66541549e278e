import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { StoredGoal } from '#src/data/db/goal.ts';
import type { Product } from '#src/domain/product.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { requestConfirmation } from '#src/state/dialogs.ts';
import { network } from '#src/state/network.ts';
import { loadSync } from '#src/sync/load-sync.ts';
import { useSingleRun } from '#src/sync/outbox/use-single-run.ts';
import { withShortTimeout } from '#src/sync/outbox/with-short-timeout.ts';

interface GoalChoice {
  /**
   * `waiting`: the service does not have the choice yet; `refused`: it rejected it, or nothing was stored.
   */
  readonly problem: 'waiting' | 'refused' | null;
  readonly choose: (isGoal: boolean) => Promise<void>;
}

/**
 * Makes the product the member's goal or removes the goal (R2.13): the choice is on the device at once, and
 * at the service as soon as the network allows. Another goal is replaced only after a confirmation.
 */
export function useGoal(product: Product, { product: current, post }: StoredGoal): GoalChoice {
  const { t } = useTranslation('buying');
  const { language } = useFormat();
  const { reachable } = useSnapshot(network);
  // Each choice has its own run: a change of mind during the first one is not ignored.
  const setOnce = useSingleRun();
  const removeOnce = useSingleRun();
  // The product whose choice failed: another variant may be chosen on the same screen.
  const [failedId, setFailedId] = useState<number | null>(null);

  const submit = async (isGoal: boolean) => {
    setFailedId(null);
    const sync = await loadSync();
    await withShortTimeout(sync.submitPost('goal', { prodId: isGoal ? product.id : null }));
  };
  const mayReplace = (other: Product) =>
    requestConfirmation({
      title: t('goal.replaceTitle'),
      text: t('goal.replaceText', { old: other.name[language], new: product.name[language] }),
      confirmText: t('goal.replace'),
      cancelText: t('goal.keep'),
    });
  const choose = (isGoal: boolean) =>
    (isGoal ? setOnce : removeOnce)(async () => {
      const isOther = isGoal && current !== null && current.id !== product.id;
      if (isOther && !(await mayReplace(current))) return;
      // Nothing was written: the file did not load, or no member is signed in.
      await submit(isGoal).catch(() => setFailedId(product.id));
    });

  const concerns = post !== null && (post.body.prodId ?? product.id) === product.id;
  const isRefused = failedId === product.id || (concerns && post.state === 'refused');
  const isWaiting = concerns && post.state === 'waiting' && (!reachable || post.attempts > 0);
  return { problem: isRefused ? 'refused' : isWaiting ? 'waiting' : null, choose };
}
