import { useCallback } from 'react';
import type { AddressSuggestion } from '#src/domain/addresses/address-suggestion.ts';
import type { DeliveryNote } from '#src/domain/orders/delivery-note.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { loadSync } from '../load-sync.ts';

/** How many suggestions are requested; an address field shows fewer. */
const COUNT = 10;

type FetchSuggestions = (
  query: string,
  signal: AbortSignal,
) => Promise<readonly AddressSuggestion[]>;

/**
 * Fetches address suggestions in the language on screen (R7.33), for pickup only pickup places. Nothing is
 * cached: what a person types is where they live.
 * @throws {ServiceError} from the returned function, and a TypeError: the field then has no suggestions.
 */
export function useAddressSuggestions(kind: DeliveryNote['kind']): FetchSuggestions {
  const { language } = useFormat();
  return useCallback(
    async (query, signal) => {
      const { fetchSuggestions } = await loadSync();
      const only = kind === 'pickup' ? ({ kind } as const) : {};
      return fetchSuggestions({ query, count: COUNT, language, ...only }, signal);
    },
    [kind, language],
  );
}
