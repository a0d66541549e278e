import { goesToAddress } from '#src/domain/orders/order-place.ts';
import { FINISHED_STATUSES, isReady } from '#src/domain/orders/order.ts';
import { shortName } from '#src/domain/rating/rating.ts';
import type { LocalText } from '#src/domain/text/text.ts';
import type { Desk, DeskHandOut, DeskOrder, OwnHandOut } from '#src/sync/staff/use-desk.ts';
import type { StaffOrder } from '../orders/use-orders.ts';

/** What the desk does with an order. */
export type EntryState =
  /** It waits here: it can be handed out. */
  | 'ready'
  /** Handed out here before the next code came; the service has not responded yet. */
  | 'sending'
  /** Handed out by this screen, after the scan. */
  | 'done'
  /** The same, and the service has not recorded it yet. */
  | 'kept'
  /** Handed out by this device, and the service does not take the report. */
  | 'rejected'
  /** Handed out more than once, or without counting: people have to clear it up. */
  | 'conflict'
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
  /** What was handed out of it here today, unless that was taken back. */
  readonly handOuts: readonly DeskHandOut[];
  /** This device has handed it out. */
  readonly own: OwnHandOut | null;
}

/** What the desk has learnt of the orders of a code. */
export interface Known {
  readonly waiting: Desk['orders'];
  /** What was handed out here today, by order, as the service has it. */
  readonly today: ReadonlyMap<number, readonly DeskHandOut[]>;
  /** What this device has handed out. */
  readonly own: ReadonlyMap<number, OwnHandOut>;
  /** Handed out by this screen since the code came, as they were before. */
  readonly done: ReadonlyMap<number, Entry>;
  /** What is being handed out of this code, and of earlier ones. */
  readonly sending: readonly number[];
  readonly sendingBefore: readonly number[];
  /** What the service says of the others; null while it has said nothing. */
  readonly found: readonly StaffOrder[] | null;
  /** The service is being asked. */
  readonly isAsking: boolean;
}

/** Another hand-out of the order counts, or none does: the parcels have to be looked for. */
export const isInConflict = ({
  isUndone,
  problem,
  others,
}: Pick<DeskHandOut, 'isUndone' | 'problem' | 'others'>): boolean =>
  !isUndone && (problem !== null || others.length > 0);

/** What was handed out and not taken back, by order. */
export function byOrder(
  handOuts: readonly DeskHandOut[] | null,
): ReadonlyMap<number, readonly DeskHandOut[]> {
  const found = new Map<number, readonly DeskHandOut[]>();
  for (const one of handOuts ?? [])
    if (!one.isUndone) found.set(one.orderId, [...(found.get(one.orderId) ?? []), one]);
  return found;
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

const NOTHING: Omit<Entry, 'id' | 'state'> = {
  product: null,
  image: null,
  name: null,
  reference: null,
  card: null,
  reports: [],
  order: null,
  handOuts: [],
  own: null,
};

const ofService = (order: StaffOrder, state: EntryState): Entry => ({
  ...NOTHING,
  id: order.id,
  state,
  product: order.productName,
  image: order.productImage,
  name: shortName(order.member.name),
  reference: order.member.reference,
  order,
});

/** A parcel of the desk's lists. */
const ofDesk = (
  id: number,
  state: EntryState,
  { productName: product, productImage: image, member }: Omit<DeskOrder, 'reports'>,
): Entry => ({ ...NOTHING, id, state, product, image, ...member });

/** An order of a code at a place, by what the service knows of it. */
function servedEntry(id: number, place: number, { waiting, today, found, isAsking }: Known): Entry {
  const waits = waiting.get(id);
  if (waits) return { ...ofDesk(id, 'ready', waits), reports: waits.reports };
  const order = found?.find((one) => one.id === id);
  if (order) return ofService(order, stateOf(order, place));
  const [given] = today.get(id) ?? [];
  if (given) return ofDesk(id, 'given', given);
  const absent = isAsking ? 'asking' : 'unasked';
  return { ...NOTHING, id, state: found ? 'unknown' : absent };
}

/** What the service says, or does not, until it has a hand-out of this device. */
const UNSURE: readonly EntryState[] = ['ready', 'asking', 'unasked', 'unknown'];

/** An order of a code at a place, by all that is known of it. */
export function entryOf(id: number, place: number, known: Known): Entry {
  const done = known.done.get(id);
  const own = known.own.get(id) ?? null;
  const handOuts = known.today.get(id) ?? [];
  const entry = { ...(done ?? servedEntry(id, place, known)), handOuts };
  // Its button is busy until the service has responded, whatever a list says meanwhile.
  if (known.sending.includes(id) && !done) return { ...entry, state: 'ready' };
  const isSent = known.sendingBefore.includes(id);
  if (own?.state === 'refused') return { ...entry, state: 'rejected', own };
  const isOpen = own !== null && own.state !== 'sent';
  if (isOpen && (isSent || done)) return { ...entry, state: isSent ? 'sending' : 'kept', own };
  const isOver = done !== undefined || entry.state !== 'ready';
  if (isOver && handOuts.some(isInConflict)) return { ...entry, state: 'conflict', own };
  if (done) return { ...entry, state: 'done', own };
  if (!own || !UNSURE.includes(entry.state)) return entry;
  return { ...entry, state: 'given', product: entry.product ?? own.body.productName, own };
}

/** How a code's response looks and sounds: what to do is seen from afar. */
export type Tone = 'green' | 'done' | 'kept' | 'red' | 'yellow' | 'asking';

/** What has to be cleared up before an order that waits is handed out; null where nothing has. */
export function doubtOf({ state, card, reports }: Entry): 'reported' | 'badCard' | null {
  if (state !== 'ready') return null;
  if (reports.length > 0) return 'reported';
  return card !== null && card.state !== 'active' ? 'badCard' : null;
}

/** The tone of all orders of a code together: of what is still to be done, else of what was done. */
export function toneOf(entries: readonly Entry[]): Tone {
  const has = (...states: readonly EntryState[]) =>
    entries.some(({ state }) => states.includes(state));
  if (has('ready')) return entries.some(doubtOf) ? 'yellow' : 'green';
  if (has('asking', 'sending')) return 'asking';
  if (has('conflict')) return 'red';
  if (has('rejected')) return 'yellow';
  if (has('done', 'kept')) {
    if (has('unasked')) return 'yellow';
    return has('kept') ? 'kept' : 'done';
  }
  return has('given') ? 'red' : 'yellow';
}
