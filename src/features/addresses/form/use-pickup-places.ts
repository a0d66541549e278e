import { useEffect, useState } from 'react';
import { useAddressSuggestions } from '#src/sync/requests/use-address-suggestions.ts';

/** A pickup point as a choice: its whole text is what the address stores. */
export interface PickupPoint {
  readonly value: string;
  readonly name: string;
  /** Its street address; empty where the text has none. */
  readonly address: string;
}

/** «Главный корпус (Москва, …)»: the name, then the address in brackets. */
const PARTS = /^(.*\S)\s*\(([^(]+)\)$/su;

/** The name and the address of a suggestion. */
export function pointOf(value: string): PickupPoint {
  const [, name = value, address = ''] = PARTS.exec(value) ?? [];
  return { value, name, address };
}

/**
 * All pickup points in the language on screen. Null while they are fetched; empty when the request fails: the
 * point is typed by hand then.
 */
export function usePickupPlaces(): readonly PickupPoint[] | null {
  const fetchSuggestions = useAddressSuggestions('pickup');
  const [points, setPoints] = useState<readonly PickupPoint[] | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    const show = (found: readonly PickupPoint[]) => {
      if (!abort.signal.aborted) setPoints(found);
    };
    fetchSuggestions('', abort.signal).then(
      (found) => show(found.map(({ value }) => pointOf(value))),
      () => show([]),
    );
    return () => abort.abort();
  }, [fetchSuggestions]);
  return points;
}
