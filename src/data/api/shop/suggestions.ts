import { suggestResponse, type SuggestBody, type Suggestion } from '#src/contract/shop/suggest.ts';
import { callSuggest } from '#src/data/http/suggest.ts';
import { parseResponse } from '../parse-response.ts';

/** Addresses that start with the typed text (R7.33). */
export async function fetchSuggestions(
  body: SuggestBody,
  signal?: AbortSignal,
): Promise<readonly Suggestion[]> {
  const response = await callSuggest(body, signal);
  return parseResponse(suggestResponse, response, 'POST /suggest/address').suggestions;
}
