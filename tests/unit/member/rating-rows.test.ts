import fc from 'fast-check';
import { expect, test } from 'vitest';
import { leadOfFirst, nextPlace, topEntry } from '#src/domain/rating/rating-distance.ts';
import { knownPlaces, PODIUM, ratingRows } from '#src/domain/rating/rating-rows.ts';
import { RATING, type Rating, type RatingPlace } from '#src/domain/rating/rating.ts';

/** The rating as the service makes it: the top, and the neighbours of the member’s place below it. */
function ratingOf(balances: readonly number[], own: number | null): Rating {
  const places = balances
    .toSorted((a, b) => b - a)
    .map((balance, index): RatingPlace => {
      return { place: index + 1, name: `Анна ${index}`, balance, isOwn: index + 1 === own };
    });
  const isBelow = own !== null && own > RATING.top;
  return {
    client: own === null ? null : (places[own - 1] ?? null),
    top: places.slice(0, RATING.top),
    neighbours: isBelow ? places.slice(own - 1 - RATING.neighbours, own + RATING.neighbours) : [],
    asOf: '2026-11-23T08:00:00.000Z',
  };
}

const someRating = fc
  .array(fc.nat(1_000_000), { minLength: 1, maxLength: 140 })
  .chain((balances) =>
    fc
      .option(fc.integer({ min: 1, max: balances.length }), { nil: null })
      .map((own) => ratingOf(balances, own)),
  );
const someLength = fc.integer({ min: PODIUM, max: RATING.top });

/** The list in short: numbers of places, and dots for a gap. */
const inShort = (rating: Rating, length: number) =>
  ratingRows(rating, length)
    .map((row) => (row.kind === 'gap' ? '…' : String(row.place.place)))
    .join(' ');
const members = (count: number) => Array.from({ length: count }, (_, index) => 1000 - index);

test.each([
  [1, 10, '4 5 6 7 8 9 10'],
  [9, 10, '4 5 6 7 8 9 10 11'],
  [13, 10, '4 5 6 7 8 9 10 11 12 13 14 15'],
  [14, 10, '4 5 6 7 8 9 10 … 12 13 14 15 16'],
  [61, 10, '4 5 6 7 8 9 10 … 59 60 61 62 63'],
  [80, 6, '4 5 6 … 78 79 80'],
  [null, 6, '4 5 6'],
])('[R2.25] place %s in a list of %i: %s', (own, length, rows) => {
  expect(inShort(ratingOf(members(80), own), length)).toBe(rows);
});

test('[R2.25] with three members or fewer the podium has everyone', () => {
  expect(ratingRows(ratingOf([3, 2, 1], 2), 10)).toEqual([]);
});

test('[R2.25] the member’s place with its neighbours is always in the list, in order, each once, with gaps where places are missing', () => {
  fc.assert(
    fc.property(someRating, someLength, (rating, length) => {
      const rows = ratingRows(rating, length);
      let previous = PODIUM;
      for (const [index, row] of rows.entries()) {
        if (row.kind === 'gap') {
          expect(rows[index + 1]).toMatchObject({ place: { place: row.before } });
          expect(row.before).toBeGreaterThan(previous + 1);
        } else {
          const follows = rows[index - 1]?.kind !== 'gap';
          if (follows) expect(row.place.place).toBe(previous + 1);
          previous = row.place.place;
        }
      }
      const shown = rows.flatMap((row) => (row.kind === 'place' ? [row.place.place] : []));
      for (const { place } of knownPlaces(rating)) {
        const isNear = Math.abs(place - (rating.client?.place ?? 0)) <= RATING.neighbours;
        const isNeeded = place > PODIUM && (place <= length || (rating.client !== null && isNear));
        expect(shown.includes(place), `place ${place}`).toBe(isNeeded);
      }
    }),
  );
});

test.each([
  ['the place above', [100, 80, 50], 3, { place: 2, coins: 31 }],
  ['a place with the same coins', [100, 50, 50], 3, { place: 2, coins: 1 }],
  ['the first place', [100, 80], 1, null],
  ['no place', [100, 80], null, null],
])('[R2.25] the next place for %s', (_, balances, own, next) => {
  expect(nextPlace(ratingOf(balances, own))).toEqual(next);
});

test('[R2.25] the coins for the next place lead past its member and not past the one above', () => {
  fc.assert(
    fc.property(someRating, (rating) => {
      const next = nextPlace(rating);
      const own = rating.client;
      if (!own || own.place === 1) {
        expect(next).toBeNull();
        return;
      }
      const known = knownPlaces(rating);
      const above = known.find(({ place }) => place === own.place - 1);
      if (!next || !above) throw new Error('A member below the first place has a next one');
      expect(own.balance + next.coins).toBe(above.balance + 1);
      expect(next).toMatchObject({ place: own.place - 1 });
    }),
  );
});

test('[R2.25] a member below the top sees what the top needs; just below it the next place says so', () => {
  const balances = members(80);
  expect(topEntry(ratingOf(balances, 61))).toEqual({ place: 50, coins: 12 });
  expect(topEntry(ratingOf(balances, 51))).toBeNull();
  expect(topEntry(ratingOf(balances, 30))).toBeNull();
  expect(topEntry(ratingOf(balances, null))).toBeNull();
});

test('[R2.25] a top without its last place does not show what it needs', () => {
  const rating = ratingOf(members(80), 61);
  expect(topEntry({ ...rating, top: rating.top.slice(0, 40) })).toBeNull();
});

test('[R2.25] the first member sees the lead, nobody else does', () => {
  expect(leadOfFirst(ratingOf([100, 80], 1))).toBe(20);
  expect(leadOfFirst(ratingOf([100, 100], 1))).toBe(0);
  expect(leadOfFirst(ratingOf([100], 1))).toBeNull();
  expect(leadOfFirst(ratingOf([100, 80], 2))).toBeNull();
  expect(leadOfFirst(ratingOf([100, 80], null))).toBeNull();
});

test('[R2.25] for a person without a place the known places are those of the top', () => {
  const rating = ratingOf(members(5), null);
  expect(knownPlaces(rating)).toEqual(rating.top);
});

test('[R2.25] a device that has only the member’s place shows it', () => {
  const rating: Rating = { ...ratingOf(members(80), 61), neighbours: [] };
  expect(inShort(rating, 5)).toBe('4 5 … 61');
  expect(nextPlace(rating)).toBeNull();
});
