import { goesToAddress } from '#src/domain/orders/order-place.ts';
import { FINISHED_STATUSES, isReady } from '#src/domain/orders/order.ts';
import { shortName } from '#src/domain/rating/rating.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import type { Desk, DeskOrder, OwnHandOut } from '#src/sync/staff/use-desk.ts';
import type { StaffOrder } from '../orders/use-orders.ts';

/** What the desk does with an order. */
export type EntryState =
  /** It waits here: it can be handed out. */
  | 'ready'
  /** Handed out by this screen, after the scan. */
  | 'done'
  /** The same, and the service has not recorded it yet. */
  | 'kept'
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
  /** What a desk has reported of it without a network: it may be given already. */
  readonly reports: DeskOrder['reports'];
  /** What the service has of an order that does not wait here. */
  readonly order: StaffOrder | null;
  /** This device has handed it out. */
  readonly own: OwnHandOut | null;
}

/** What the desk has learnt of the orders of a code. */
export interface Known {
  readonly waiting: Desk['orders'];
  /** What this device has handed out. */
  readonly own: ReadonlyMap<number, OwnHandOut>;
  /** Handed out by this screen since the code came, as they were before. */
  readonly done: ReadonlyMap<number, Entry>;
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
  reports: [],
  order,
  own: null,
});

const NOTHING: Omit<Entry, 'id' | 'state'> = {
  product: null,
  image: null,
  name: null,
  reference: null,
  card: null,
  reports: [],
  order: null,
  own: null,
};

/** An order of a code at a place, by what the service knows of it. */
function servedEntry(id: number, place: number, { waiting, found, isAsking }: Known): Entry {
  const waits = waiting.get(id);
  if (waits) {
    const { productName: product, productImage: image, member, reports } = waits;
    return { ...NOTHING, id, state: 'ready', product, image, ...member, reports };
  }
  const order = found?.find((one) => one.id === id);
  if (order) return ofService(order, stateOf(order, place));
  const absent = isAsking ? 'asking' : 'unasked';
  return { ...NOTHING, id, state: found ? 'unknown' : absent };
}

/** An order of a code at a place, by all that is known of it. */
export function entryOf(id: number, place: number, known: Known): Entry {
  const own = known.own.get(id) ?? null;
  const done = known.done.get(id);
  if (done) return { ...done, state: own && own.state !== 'sent' ? 'kept' : 'done', own };
  const entry = servedEntry(id, place, known);
  return own && entry.state === 'ready' ? { ...entry, state: 'given', own } : entry;
}

/** How a code's response looks and sounds: what to do is seen from afar. */
export type Tone = 'green' | 'done' | 'red' | 'yellow' | 'asking';

/** What has to be cleared up before an order that waits is handed out; null where nothing has. */
export function doubtOf({ state, card, reports }: Entry): 'reported' | 'badCard' | null {
  if (state !== 'ready') return null;
  if (reports.length > 0) return 'reported';
  return card !== null && card.state !== 'active' ? 'badCard' : null;
}

/** The tone of all orders of a code together. */
export function toneOf(entries: readonly Entry[]): Tone {
  const has = (...states: readonly EntryState[]) =>
    entries.some(({ state }) => states.includes(state));
  if (has('ready')) return entries.some(doubtOf) ? 'yellow' : 'green';
  if (has('asking')) return 'asking';
  if (has('done', 'kept')) return 'done';
  return has('given') ? 'red' : 'yellow';
}
