import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { Product } from '#src/domain/product.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { requestConfirmation } from '#src/state/dialogs.ts';
import { network } from '#src/state/network.ts';
import { loadSync } from '#src/sync/load-sync.ts';

type Problem = 'offline' | 'unknown' | 'refused';

interface GoalChoice {
  readonly problem: Problem | null;
  readonly isBusy: boolean;
  readonly choose: (isGoal: boolean) => Promise<void>;
}

/** A choice without a response keeps its request id, so that a retry is the same request (R7.31). */
interface GoalRequest {
  readonly isGoal: boolean;
  readonly requestId: string;
}

/**
 * Makes the product the member's goal or removes the goal, once the service confirms it (R2.13). Another goal is
 * replaced only when the member says so.
 * @param current the product that the member saves for now
 */
export function useGoal(product: Product, current: Product | null): GoalChoice {
  const { t } = useTranslation('buying');
  const { language } = useFormat();
  const { reachable } = useSnapshot(network);
  const [isBusy, setBusy] = useState(false);
  const [unconfirmed, setUnconfirmed] = useState<GoalRequest | null>(null);
  const [problem, setProblem] = useState<Exclude<Problem, 'offline'> | null>(null);

  const send = async (request: GoalRequest) => {
    setBusy(true);
    setProblem(null);
    try {
      const { chooseGoal } = await loadSync();
      const outcome = await chooseGoal(request.isGoal ? product : null, request.requestId);
      setUnconfirmed(outcome === 'unknown' ? request : null);
      setProblem(outcome === 'done' ? null : outcome);
    } catch {
      // The chunk did not load, so nothing was sent; the outcome of an earlier request stays unknown.
      setProblem(unconfirmed ? 'unknown' : 'refused');
    }
    setBusy(false);
  };
  const mayReplace = (other: Product) =>
    requestConfirmation({
      title: t('goal.replaceTitle'),
      text: t('goal.replaceText', { old: other.name[language], new: product.name[language] }),
      confirmText: t('goal.replace'),
      cancelText: t('goal.keep'),
    });
  const choose = async (isGoal: boolean) => {
    if (isBusy || !reachable) return;
    const isOther = isGoal && current !== null && current.id !== product.id;
    if (isOther && !(await mayReplace(current))) return;
    const same = unconfirmed?.isGoal === isGoal ? unconfirmed : null;
    await send(same ?? { isGoal, requestId: crypto.randomUUID() });
  };
  return { problem: reachable ? problem : 'offline', isBusy, choose };
}
