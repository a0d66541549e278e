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
  readonly prodId: number;
  readonly isGoal: boolean;
  readonly requestId: string;
}

interface Failure {
  readonly prodId: number;
  readonly problem: Exclude<Problem, 'offline'>;
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
  // Of one product: another variant may be chosen on the same screen.
  const [unconfirmed, setUnconfirmed] = useState<GoalRequest | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const problem = failure?.prodId === product.id ? failure.problem : null;

  const send = async (request: GoalRequest) => {
    setBusy(true);
    setFailure(null);
    try {
      const { chooseGoal } = await loadSync();
      const outcome = await chooseGoal(request.isGoal ? product : null, request.requestId);
      setUnconfirmed(outcome === 'unknown' ? request : null);
      setFailure(outcome === 'done' ? null : { prodId: request.prodId, problem: outcome });
    } catch {
      // The chunk did not load, so nothing was sent; the outcome of an earlier request stays unknown.
      setFailure({ prodId: request.prodId, problem: unconfirmed ? 'unknown' : 'refused' });
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
    const { id: prodId } = product;
    const isSame = unconfirmed?.prodId === prodId && unconfirmed.isGoal === isGoal;
    await send(isSame ? unconfirmed : { prodId, isGoal, requestId: crypto.randomUUID() });
  };
  return { problem: reachable ? problem : 'offline', isBusy, choose };
}
