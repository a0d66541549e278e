import * as v from 'valibot';
import { CARD_STATUS, CARD_TYPE } from '../../domain/member/card.ts';
import { id } from '../common.ts';
import { emailAddress } from '../member/person.ts';
import { concernedMember } from './common.ts';

const card = v.object({
  id,
  member: concernedMember,
  typeId: v.number(),
  status: v.number(),
  cardNumber: v.string(),
});
export const staffCardResponse = v.object({ card });

const cardNumber = v.pipe(v.string(), v.regex(/^\d{6,20}$/));

/** POST /programme/v1/members/{reference}/cards (R11.2): issues an active card, with a new number by default. */
export const cardBody = v.strictObject({
  typeId: v.picklist([CARD_TYPE.virtual, CARD_TYPE.physical]),
  cardNumber: v.optional(cardNumber),
});

/** POST /programme/v1/cards/{id}/status: 1 active, 2 off, 5 blocked, which freezes the coins. */
export const cardStatusBody = v.strictObject({
  status: v.picklist([CARD_STATUS.active, CARD_STATUS.off, CARD_STATUS.blocked]),
});

/** A card that the institution has issued elsewhere, as an import names it. */
export const importedCard = v.strictObject({
  /** The member's e-mail. */
  member: emailAddress,
  typeId: cardBody.entries.typeId,
  cardNumber,
  /** Active for a new one; without it the status stays. */
  status: v.optional(cardStatusBody.entries.status),
});
