import { useMemo, useRef, useState } from 'react';
import { formatOrderIds } from '#src/domain/orders/order-ids.ts';
import { MOST_SCANNED_ORDERS } from '#src/domain/orders/scanned-code.ts';
import { giveSignal } from '#src/platform/page/signal.ts';
import type { Desk, DeskOrder, OwnHandOut } from '#src/sync/staff/use-desk.ts';
import { useStaffList } from '#src/sync/staff/use-staff-list.ts';
import { ORDERS } from '../orders/use-orders.ts';
import {
  byOrder,
  entryOf,
  isInConflict,
  missingOf,
  toneOf,
  type Entry,
  type Tone,
} from './entry.ts';
import { cardKey, type Asked } from './read-code.ts';

interface Shown {
  /** Rises with each code, also with the same one. */
  readonly count: number;
  readonly asked: Asked;
  /** Orders that this screen has handed out since, as they were before. */
  readonly done: ReadonlyMap<number, Entry>;
  /** Ready orders that are not to be handed out now. */
  readonly left: ReadonlySet<number>;
}

/** What is being handed out, by the count of its code. */
type Sending = ReadonlyMap<number, readonly number[]>;

const NONE: Desk['orders'] = new Map();

/** What the screen says of a code. */
export interface DeskResponse {
  readonly count: number;
  readonly asked: Asked;
  readonly tone: Tone;
  readonly entries: readonly Entry[];
  /** Ready orders that are to be handed out. */
  readonly chosen: readonly Entry[];
  /** What else waits here for the same member. */
  readonly others: readonly number[];
}

/** The orders that wait for the member with a card; if this device has handed out all of them, those. */
function idsOfCard(
  waiting: ReadonlyMap<number, DeskOrder>,
  number: string,
  isOpen: (id: number) => boolean,
): readonly number[] {
  const key = cardKey(number);
  const ids = [...waiting.values()]
    .filter(({ member }) => member.card && cardKey(member.card.number) === key)
    .map(({ id }) => id);
  return ids.some(isOpen) ? ids.filter(isOpen) : ids;
}

/** Whether a code is another one only in its signed part. */
const isRenewed = (before: Asked, after: Asked): boolean =>
  before.kind === 'orders' &&
  after.kind === 'orders' &&
  typeof before.mark === 'string' &&
  typeof after.mark === 'string' &&
  before.mark !== after.mark &&
  formatOrderIds(before.ids) === formatOrderIds(after.ids);

/** The orders that a code means; a number that is nobody's order here may be a card's. */
function idsOf(
  asked: Asked,
  waiting: ReadonlyMap<number, DeskOrder>,
  isOpen: (id: number) => boolean,
): readonly number[] {
  if (asked.kind === 'foreign') return [];
  if (asked.kind === 'card') return idsOfCard(waiting, asked.number, isOpen);
  const [first, ...others] = asked.ids;
  if (first === undefined || others.length > 0 || waiting.has(first)) return asked.ids;
  const ofCard = idsOfCard(waiting, String(first), isOpen);
  return ofCard.length > 0 ? ofCard : asked.ids;
}

/** What else waits for the member, where all orders of the code are one member's. */
function othersOf(
  entries: readonly Entry[],
  waiting: ReadonlyMap<number, DeskOrder>,
): readonly number[] {
  const [reference, ...more] = new Set(entries.map((entry) => entry.reference));
  if (!reference || more.length > 0) return [];
  return [...waiting.values()]
    .filter(
      ({ id, member }) => member.reference === reference && !entries.some((one) => one.id === id),
    )
    .map(({ id }) => id);
}

/**
 * The desk's response to the last code at a place (R12.1). What is not in its list the service is asked for.
 * @param desk the orders that wait there, and what was handed out there today; null before they are known
 * @param own what this device has handed out
 */
export function useAsked(
  place: number,
  desk: Pick<Desk, 'orders' | 'handOuts'> | null,
  own: ReadonlyMap<number, OwnHandOut>,
) {
  const waiting = desk?.orders ?? NONE;
  const today = useMemo(() => byOrder(desk?.handOuts ?? null), [desk]);
  const [shown, setShown] = useState<Shown | null>(null);
  /** Ready orders of earlier codes: left when the next one came, and those whose hand-out has failed meanwhile. */
  const [skipped, setSkipped] = useState<readonly number[]>([]);
  const [failed, setFailed] = useState<readonly number[]>([]);
  const [sending, setSending] = useState<Sending>(new Map());
  /** Conflicts that somebody has taken note of. */
  const [noted, setNoted] = useState<readonly number[]>([]);
  const count = useRef(0);
  const done = shown?.done ?? new Map<number, Entry>();
  const isOpen = (id: number): boolean => waiting.has(id) && !own.has(id);
  const named = shown ? idsOf(shown.asked, waiting, isOpen) : [];
  const ids = [...new Set([...named, ...done.keys()])].toSorted((one, other) => one - other);
  const missing = missingOf(ids, { waiting, done });
  const lookUp = useStaffList(ORDERS, { ids: missing.join(',') }, missing.length > 0);
  const known = {
    waiting,
    today,
    own,
    done,
    sending: sending.get(shown?.count ?? 0) ?? [],
    sendingBefore: [...sending].flatMap(([of, sent]) => (of === shown?.count ? [] : sent)),
    found: lookUp.rows,
    isAsking: lookUp.isAwaited && lookUp.problem === null,
  };
  const entries = ids.map((id) => entryOf(id, place, known));

  /** Keeps what is left of the code on the screen, but for orders that the next one names. */
  const leave = (next: readonly number[] = []): void => {
    const ready = entries.filter(({ state }) => state === 'ready').map(({ id }) => id);
    const rest = [...new Set([...skipped, ...ready])].filter((id) => !next.includes(id));
    setSkipped(rest.slice(-MOST_SCANNED_ORDERS));
    setFailed((last) => last.filter((id) => !next.includes(id)));
    count.current += 1;
    setShown(null);
  };
  const change = (changes: (last: Shown) => Partial<Shown>): void =>
    setShown((last) => last && { ...last, ...changes(last) });
  const ask = (asked: Asked): void => {
    // The member's device has got a new mark for the code that the camera goes on seeing.
    if (shown && isRenewed(shown.asked, asked)) return change(() => ({ asked }));
    leave(asked.kind === 'orders' ? asked.ids : []);
    setShown({ count: count.current, asked, done: new Map(), left: new Set() });
  };

  const conflicts = [...today]
    .filter(([id, handOuts]) => handOuts.some(isInConflict) && !noted.includes(id))
    .map(([id]) => id);
  const response: DeskResponse | null = shown && {
    count: shown.count,
    asked: shown.asked,
    tone: toneOf(entries),
    entries,
    chosen: entries.filter(({ id, state }) => state === 'ready' && !shown.left.has(id)),
    others: othersOf(entries, waiting).filter(isOpen),
  };
  return {
    response,
    /** Ready orders of earlier codes that nobody has handed out since, but those that have failed. */
    skipped: skipped.filter(
      (id) => isOpen(id) && ![...failed, ...[...sending.values()].flat()].includes(id),
    ),
    /** Orders that this screen could not hand out after the next code had come. */
    failed: failed.filter(isOpen),
    /** Orders that were given more than once, or without counting, but those that are on the screen. */
    conflicts: conflicts.filter((id) => !ids.includes(id)),
    dismiss: () => {
      setSkipped([]);
      setFailed([]);
      setNoted(conflicts);
    },
    ask,
    leave: () => leave(),
    /** Takes a ready order in or out of what is handed out. */
    choose: (id: number, isChosen: boolean) =>
      change(({ left }) => {
        const next = new Set(left);
        if (isChosen) next.delete(id);
        else next.add(id);
        return { left: next };
      }),
    /** An order of a code was handed out here; another code may be on the screen by now. */
    settle: (of: number, entry: Entry) =>
      change((last) =>
        last.count === of ? { done: new Map(last.done).set(entry.id, entry) } : {},
      ),
    /** These orders of a code are being handed out; none of them any more. */
    send: (of: number, sent: readonly number[]) =>
      setSending((last) => new Map(last).set(of, sent)),
    /** A hand-out of a code has failed: that code's own screen says why, while it is there. */
    fail: (of: number, id: number) => {
      if (of === count.current) return;
      setFailed((last) => [...last, id]);
      giveSignal('red');
    },
    /** A hand-out was taken back: the list or the service says what the order is now. */
    forget: (id: number) =>
      change((last) => {
        const next = new Map(last.done);
        next.delete(id);
        return { done: next };
      }),
    askAgain: lookUp.refetch,
  };
}
