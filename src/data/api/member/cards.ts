import { cardsResponse } from '#src/contract/member/cards.ts';
import { callService } from '#src/data/http/service.ts';
import type { Card } from '#src/domain/member/card.ts';
import { parseResponse } from '../parse-response.ts';

/** The member's cards (R7.5). */
export async function fetchCards(signal?: AbortSignal): Promise<readonly Card[]> {
  const path = '/api/cards';
  return parseResponse(cardsResponse, await callService({ path, signal }), `GET ${path}`).cards;
}
