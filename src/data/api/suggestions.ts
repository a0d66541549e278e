import { suggestAnswer, type SuggestBody, type Suggestion } from '#src/contract/suggest.ts';
import { callSuggest } from '../http/suggest.ts';
import { parseAnswer } from './parse-answer.ts';

/** Addresses that begin like what was typed (R7.33). */
export async function fetchSuggestions(
  body: SuggestBody,
  signal?: AbortSignal,
): Promise<readonly Suggestion[]> {
  const answer = await callSuggest(body, signal);
  return parseAnswer(suggestAnswer, answer, 'POST /suggest/address').suggestions;
}
