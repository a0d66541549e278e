import type { ProductKind } from '#src/domain/catalog/product.ts';
import { isOpen, type Order, type OrderStatus } from '#src/domain/orders/order.ts';
import type { ServiceText } from '#src/domain/text/text.ts';

/** One step of an order. */
export interface TrackStep {
  readonly status: string;
  readonly state: 'done' | 'current' | 'ahead';
  /** ISO date-time; null for a future step or a time that is not stored. */
  readonly at: string | null;
  /** The institution's comment on this step. */
  readonly comment: ServiceText | null;
}

/** The usual steps of an order; services and tickets are neither purchased nor delivered. */
const STEPS: Readonly<Record<ProductKind, readonly OrderStatus[]>> = {
  product: ['NEW_ORDER', 'PROCESSING', 'BUYING', 'DELIVERY', 'DELIVERED', 'RECEIVED'],
  service: ['NEW_ORDER', 'PROCESSING', 'RECEIVED'],
  event: ['NEW_ORDER', 'PROCESSING', 'DELIVERED', 'RECEIVED'],
};

type Passed = Omit<TrackStep, 'state'>;

const step = (status: string, at: string | null): Passed => ({ status, at, comment: null });

/** The steps that are known from the order itself, while its history is not stored. */
function passedWithoutHistory(
  { status, date, updatedAt }: Order,
  way: readonly string[],
): Passed[] {
  if (status === 'NEW_ORDER') return [step(status, date)];
  const between = way.slice(1, Math.max(1, way.indexOf(status))).map((one) => step(one, null));
  return [step('NEW_ORDER', date), ...between, step(status, updatedAt)];
}

/** The stored history; a newer status is appended as its last step. */
function passedByHistory({ history, status, updatedAt }: Order): Passed[] {
  const passed: Passed[] = history.map(({ status: reached, at, comment, localComment }) => ({
    status: reached,
    at,
    comment: localComment ?? comment,
  }));
  return passed.at(-1)?.status === status ? passed : [...passed, step(status, updatedAt)];
}

/**
 * The steps of an order: past ones with dates, the current one, and the future ones of an open order
 * (R2.19). After a status that this build does not know no future steps are shown.
 */
export function trackSteps(order: Order): readonly TrackStep[] {
  const way: readonly string[] = STEPS[order.kind];
  const passed =
    order.history.length > 0 ? passedByHistory(order) : passedWithoutHistory(order, way);
  const place = way.indexOf(order.status);
  const ahead = isOpen(order) && place !== -1 ? way.slice(place + 1) : [];
  return [
    ...passed.map((one, index): TrackStep => ({
      ...one,
      state: index === passed.length - 1 ? 'current' : 'done',
    })),
    ...ahead.map((status): TrackStep => ({ ...step(status, null), state: 'ahead' })),
  ];
}
