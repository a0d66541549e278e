import { RATING, type Rating, type RatingPlace } from './rating.ts';

/** A row of the list below the podium: a place, or a gap in which other members are. */
export type RatingRow =
  | { readonly kind: 'place'; readonly place: RatingPlace }
  | { readonly kind: 'gap'; readonly before: number };

/** Number of places on the podium. */
export const PODIUM = 3;

/** All places that the device knows, each once, in their order. */
export function knownPlaces({ top, neighbours, client }: Rating): readonly RatingPlace[] {
  const own = client ? [client] : [];
  // The row of the top or of the neighbours replaces the member's own.
  const byPlace = new Map([...own, ...neighbours, ...top].map((row) => [row.place, row]));
  return [...byPlace.values()].toSorted((a, b) => a.place - b.place);
}

/**
 * The rows below the podium: the places up to `length`, and the member's own with its neighbours wherever
 * it is (R2.25).
 */
export function ratingRows(rating: Rating, length: number): readonly RatingRow[] {
  const own = rating.client?.place ?? Number.NaN;
  const shown = knownPlaces(rating).filter(
    ({ place }) =>
      place > PODIUM && (place <= length || Math.abs(place - own) <= RATING.neighbours),
  );
  return shown.flatMap((place, index): readonly RatingRow[] => {
    const previous = shown[index - 1]?.place ?? PODIUM;
    const row: RatingRow = { kind: 'place', place };
    return place.place === previous + 1 ? [row] : [{ kind: 'gap', before: place.place }, row];
  });
}
