import { cardsResponse } from '#src/contract/member/cards.ts';
import type { Card } from '#src/domain/member/card.ts';
import { callAndParse } from '../call-and-parse.ts';

/** The member's cards (R7.5). */
export const fetchCards = async (signal?: AbortSignal): Promise<readonly Card[]> =>
  (await callAndParse(cardsResponse, { path: '/api/cards', signal })).cards;
