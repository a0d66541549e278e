import { cardLinkingResponse, type CardForm } from '#src/contract/member/card-linking.ts';
import { CARD_TYPE, type Card } from '#src/domain/member/card.ts';
import { callAndParse } from '../call-and-parse.ts';

async function linkCard(body: object, requestId: string): Promise<readonly Card[]> {
  const call = { method: 'POST', path: '/api/bitrixLinkCard', body, requestId } as const;
  return (await callAndParse(cardLinkingResponse, call)).cards;
}

/** Sends the get-card form and returns all cards of the member (R7.6). */
export const requestPhysicalCard = (form: Omit<CardForm, 'typeId'>, requestId: string) =>
  linkCard({ ...form, typeId: CARD_TYPE.physical }, requestId);

/** Has a virtual card issued to a member without any card (R4.18). */
export const requestVirtualCard = (requestId: string) =>
  linkCard({ typeId: CARD_TYPE.virtual }, requestId);
