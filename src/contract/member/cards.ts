import * as v from 'valibot';
import type { Card } from '../../domain/member/card.ts';
import { emailQuery, id } from '../common.ts';

const card = v.object({
  id,
  typeId: v.number(),
  status: v.number(),
  cardNumber: v.string(),
  cardHash: v.string(),
}) satisfies v.GenericSchema<unknown, Card>;

/** GET api/cards (R7.5). */
export const cardsQuery = v.object(emailQuery);
export const cardsResponse = v.object({ cards: v.array(card) });
