import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '#src/domain/orders/order.ts';
import { inLanguage } from '#src/domain/text/text.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useStatusTexts } from '#src/ui/app/OrderStatus/use-status-texts.ts';
import { OrderHistory, type HistoryStep } from '#src/ui/base/OrderHistory/OrderHistory.tsx';
import { trackSteps, type TrackStep } from '../track/track-steps.ts';

function stateOf({ state, status }: TrackStep): HistoryStep['state'] {
  if (state === 'ahead') return 'coming';
  return status === 'CANCELLED' && state === 'current' ? 'cancelled' : state;
}

/**
 * Joins consecutive steps of one name, which services and tickets have: the date is the first one's, state
 * and comment are the last one's.
 */
function joinNamesakes(steps: readonly HistoryStep[]): readonly HistoryStep[] {
  const joined: HistoryStep[] = [];
  for (const step of steps) {
    const last = joined.at(-1);
    if (last === undefined || last.name !== step.name) joined.push(step);
    else
      joined[joined.length - 1] = {
        ...last,
        state: step.state,
        note: step.note ?? last.note ?? null,
      };
  }
  return joined;
}

interface OrderTrackProps {
  order: Order;
  /** The history is being fetched: times and comments that are not known yet keep their line. */
  isHistoryAwaited: boolean;
}

/** The steps of the order under their heading (R2.19). */
export function OrderTrack({ order, isHistoryAwaited }: OrderTrackProps) {
  const { t } = useTranslation('orders');
  const titleId = useId();
  const words = useStatusTexts();
  const { language } = useFormat();
  const steps = trackSteps(order).map((step, index): HistoryStep => ({
    name: words.step({ ...order, status: step.status }),
    state: stateOf(step),
    at: step.at,
    // The first one is the order itself, whose date is known.
    isAwaited: isHistoryAwaited && index > 0 && step.state !== 'ahead',
    note: step.comment && inLanguage(step.comment, language),
  }));
  return (
    <section className="stack stack-close" aria-labelledby={titleId}>
      <h3 id={titleId}>{t('track')}</h3>
      <OrderHistory steps={joinNamesakes(steps)} />
    </section>
  );
}
