import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  INITIAL_EVENT_STATE,
  detectCardEvents,
  detectOperationEvents,
  type EventState,
} from '#src/domain/events/event-rules.ts';
import { EVENT_TYPE, type StoredEvent } from '#src/domain/events/stored-event.ts';
import { selectCards, type Card } from '#src/domain/member/card.ts';
import type { Operation } from '#src/domain/operations/operation.ts';

const cards = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 4 }),
    typeId: fc.constantFrom(1, 2),
    status: fc.constantFrom(1, 2, 5, 9),
    cardNumber: fc.constant('0001'),
    cardHash: fc.constantFrom('a', 'b'),
  }),
  { selector: ({ id }) => id, maxLength: 3 },
) satisfies fc.Arbitrary<Card[]>;

const physicals = (list: readonly Card[]) => list.filter(({ typeId }) => typeId === 2).length;
const isSame = (a: readonly Card[], b: readonly Card[]) => {
  const text = (list: readonly Card[]) =>
    JSON.stringify(list.toSorted((one, other) => one.id - other.id));
  return text(a) === text(b);
};

/** What a device raises that refreshes its cards this often, one list of events for each refresh. */
function raise(states: readonly (readonly Card[])[]): readonly (readonly StoredEvent[])[] {
  let state: EventState = INITIAL_EVENT_STATE;
  let previous: readonly Card[] = [];
  return states.map((fresh, at) => {
    const update = detectCardEvents(state, previous, fresh, at);
    state = update.state;
    previous = fresh;
    return update.events;
  });
}

test('[R4.7] a new device, a rebuilt database and one in memory raise nothing at their first refresh', () => {
  fc.assert(
    fc.property(cards, (first) => {
      expect(raise([first])).toEqual([[]]);
    }),
  );
});

test('[R4.7] a refresh raises at most one event, and none when nothing changed, in whatever order the cards come', () => {
  fc.assert(
    fc.property(fc.array(cards, { minLength: 1, maxLength: 6 }), (states) => {
      const repeated = states.flatMap((state) => [state, state.toReversed()]);
      raise(repeated).forEach((events, index) => {
        expect(events.length).toBeLessThanOrEqual(1);
        if (index % 2 === 1) expect(events).toEqual([]);
      });
    }),
  );
});

test('[R4.7] every change raises an event: the first active physical card as issued, any other as a change', () => {
  fc.assert(
    fc.property(fc.array(cards, { minLength: 2, maxLength: 6 }), (states) => {
      raise(states).forEach((events, index) => {
        const [before, after] = [states[index - 1], states[index]];
        if (!before || !after || isSame(before, after)) return;
        const isIssued = physicals(before) === 0 && selectCards(after).state === 'active';
        if (isIssued) expect(events.map(({ type }) => type)).toEqual([EVENT_TYPE.cardIssued]);
        else if (before.length > 0) {
          expect(events.map(({ type }) => type)).toEqual([EVENT_TYPE.cardsChanged]);
        }
      });
    }),
  );
});

test('[R4.7] [R4.18] a member who had no card never gets an event of a change', () => {
  fc.assert(
    fc.property(cards, (after) => {
      const [, events = []] = raise([[], after]);
      expect(events.map(({ type }) => type)).not.toContain(EVENT_TYPE.cardsChanged);
    }),
  );
});

const operation = (id: number): Operation => ({
  id,
  operationId: 1,
  type: 'FRIEND',
  amount: 1,
  date: '2026-01-01T00:00:00Z',
  comment: '',
});

test('[R4.7] each operation after the first refresh raises one event, whatever pages repeat', () => {
  const batches = fc.array(fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 4 }), {
    minLength: 1,
    maxLength: 8,
  });
  fc.assert(
    fc.property(batches, fc.integer({ min: 0, max: 3 }), (steps, overlap) => {
      let state = INITIAL_EVENT_STATE;
      let last = 0;
      const keys: string[] = [];
      const expected: string[] = [];
      steps.forEach((step, index) => {
        // Each page repeats some of the operations before it, as a second tab's refresh does.
        const repeated = Array.from({ length: overlap }, (_, back) => last - back);
        const fresh = step.map((gap) => (last += gap));
        const ids = [...repeated.filter((id) => id > 0), ...fresh].toReversed();
        const update = detectOperationEvents(state, ids.map(operation), 1);
        state = update.state;
        keys.push(...update.events.map(({ key }) => key));
        if (index > 0) expected.push(...fresh.map((id) => `operation-${id}`));
      });
      expect(keys.toSorted()).toEqual(expected.toSorted());
      expect(new Set(keys).size).toBe(keys.length);
    }),
  );
});
