import { goesToAddress } from '#src/domain/orders/order-place.ts';
import { FINISHED_STATUSES, isReady } from '#src/domain/orders/order.ts';
import { shortName } from '#src/domain/rating/rating.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import type { Desk, DeskOrder } from '#src/sync/staff/use-desk.ts';
import type { StaffOrder } from '../orders/use-orders.ts';

/** What the desk does with an order. */
export type EntryState =
  /** It waits here: it can be handed out. */
  | 'ready'
  /** Handed out by this screen, after the scan. */
  | 'done'
  /** Handed out before. */
  | 'given'
  | 'cancelled'
  /** On its way. */
  | 'early'
  /** It waits at another place. */
  | 'elsewhere'
  /** Nobody fetches it: a service, a ticket, or a courier brings it. */
  | 'notFetched'
  /** No order of a member for whom the roles hold. */
  | 'unknown'
  /** The service is being asked. */
  | 'asking'
  /** The service did not say. */
  | 'unasked';

/** An order of a code, as the desk sees it. */
export interface Entry {
  readonly id: number;
  readonly state: EntryState;
  /** Null while the order is not known. */
  readonly product: LocalText | null;
  readonly image: string | null;
  /** Whose it is: first name and initial, '' for a member without a name; null while the order is not known. */
  readonly name: string | null;
  /** The member's, null while the order is not known. */
  readonly reference: string | null;
  /** The card in use, where the desk knows it. */
  readonly card: DeskOrder['member']['card'];
  /** What the service has of an order that does not wait here. */
  readonly order: StaffOrder | null;
}

/** What the desk has learnt of the orders of a code. */
export interface Known {
  readonly waiting: Desk['orders'];
  /** Handed out by this screen. */
  readonly done: ReadonlyMap<number, StaffOrder>;
  /** What the service says of the others; null while it has said nothing. */
  readonly found: readonly StaffOrder[] | null;
  /** The service is being asked. */
  readonly isAsking: boolean;
}

/** The orders that the service has to be asked for. */
export const missingOf = (
  ids: readonly number[],
  { waiting, done }: Pick<Known, 'waiting' | 'done'>,
): readonly number[] => ids.filter((id) => !waiting.has(id) && !done.has(id));

/** What the service says of an order that is not in the desk's list. */
function stateOf(order: StaffOrder, place: number): EntryState {
  if (order.status === 'CANCELLED') return 'cancelled';
  if (FINISHED_STATUSES.includes(order.status)) return 'given';
  if (order.kind !== 'product' || goesToAddress(order)) return 'notFetched';
  if (!isReady(order)) return 'early';
  return order.placeId === place ? 'ready' : 'elsewhere';
}

const ofService = (order: StaffOrder, state: EntryState): Entry => ({
  id: order.id,
  state,
  product: order.productName,
  image: order.productImage,
  name: shortName(order.member.name),
  reference: order.member.reference,
  card: null,
  order,
});

const NOTHING = {
  product: null,
  image: null,
  name: null,
  reference: null,
  card: null,
  order: null,
} as const;

/** An order of a code at a place, by all that is known of it. */
export function entryOf(id: number, place: number, known: Known): Entry {
  const done = known.done.get(id);
  if (done) return ofService(done, 'done');
  const waits = known.waiting.get(id);
  if (waits) {
    const { productName: product, productImage: image, member } = waits;
    return { id, state: 'ready', product, image, ...member, order: null };
  }
  const found = known.found?.find((order) => order.id === id);
  if (found) return ofService(found, stateOf(found, place));
  const absent = known.isAsking ? 'asking' : 'unasked';
  const state = known.found ? 'unknown' : absent;
  return { id, state, ...NOTHING };
}

/** How a code's response looks and sounds: what to do is seen from afar. */
export type Tone = 'green' | 'done' | 'red' | 'yellow' | 'asking';

/** Whether the card of an order's member does not work: the person has to be recognised by a document. */
export const hasBadCard = ({ state, card }: Entry): boolean =>
  state === 'ready' && card !== null && card.state !== 'active';

/** The tone of all orders of a code together. */
export function toneOf(entries: readonly Entry[]): Tone {
  const has = (state: EntryState) => entries.some((entry) => entry.state === state);
  if (has('ready')) return entries.some(hasBadCard) ? 'yellow' : 'green';
  if (has('asking')) return 'asking';
  if (has('done')) return 'done';
  return has('given') ? 'red' : 'yellow';
}
