import { isOpen, type Order, type OrderStatus, type ProductKind } from '#src/domain/order.ts';

/** One step on an order's way. */
export interface TrackStep {
  readonly status: string;
  readonly state: 'done' | 'current' | 'ahead';
  /** ISO date-time; null where the step is ahead or its time is not stored. */
  readonly at: string | null;
  /** What the institution wrote at this step. */
  readonly comment: string | null;
}

/** The usual way of an order; a service or a ticket is neither bought in nor carried. */
const WAY: Readonly<Record<ProductKind, readonly OrderStatus[]>> = {
  product: ['NEW_ORDER', 'PROCESSING', 'BUYING', 'DELIVERY', 'DELIVERED', 'RECEIVED'],
  service: ['NEW_ORDER', 'PROCESSING', 'RECEIVED'],
  event: ['NEW_ORDER', 'PROCESSING', 'DELIVERED', 'RECEIVED'],
};

type Passed = Omit<TrackStep, 'state'>;

const step = (status: string, at: string | null): Passed => ({ status, at, comment: null });

/** What the order itself says of its way while its history is not stored. */
function passedWithoutHistory(
  { status, date, updatedAt }: Order,
  way: readonly string[],
): Passed[] {
  if (status === 'NEW_ORDER') return [step(status, date)];
  const between = way.slice(1, Math.max(1, way.indexOf(status))).map((one) => step(one, null));
  return [step('NEW_ORDER', date), ...between, step(status, updatedAt)];
}

/** The stored history; a status newer than it is added as its last step. */
function passedByHistory({ history, status, updatedAt }: Order): Passed[] {
  const passed = history.map((change) => ({ ...change }));
  return passed.at(-1)?.status === status ? passed : [...passed, step(status, updatedAt)];
}

/**
 * The order's way: what is behind it with dates, where it is now, and what is still ahead of an open
 * order (R2.19). A status that this build does not know keeps its place and promises nothing.
 */
export function trackSteps(order: Order): readonly TrackStep[] {
  const way: readonly string[] = WAY[order.kind];
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
