import * as v from 'valibot';
import { CARD_TYPE } from '../../domain/member/card.ts';
import { cardsResponse } from './cards.ts';
import { agreement, birthDate, emailAddress, personName, sex } from './person.ts';
import { phone } from './phone.ts';

/**
 * The get-card form (R2.28). `noPatronymic` stands in for the middle name (R5.5), the e-mail is the
 * signed-in one, and a code has verified the phone shortly before.
 */
const physicalCardBody = v.object(
  {
    typeId: v.literal(CARD_TYPE.physical),
    name: personName,
    surname: personName,
    patronymic: v.nullish(personName),
    noPatronymic: v.optional(v.boolean(), false),
    phone,
    sex,
    birth_date: birthDate,
    email: emailAddress,
    policyAgreement: agreement,
    termsAgreement: agreement,
  },
  'FIELD_REQUIRED',
);

/** Automatic issue of a virtual card to a person without any card (R4.18). */
const virtualCardBody = v.object({ typeId: v.literal(CARD_TYPE.virtual) });

/**
 * POST api/bitrixLinkCard (R7.6): creates the CRM contact if there is none and issues the card of the
 * given type. Repeated and parallel requests issue it once. The form finishes the registration: an active
 * physical card and the welcome bonus. Responds with all cards of the person, or 409 PHONE_NOT_VERIFIED,
 * PHONE_IN_USE, or CARD_NOT_ACTIVE when a card of the person is blocked.
 */
export const cardLinkingBody = v.pipe(
  v.variant('typeId', [virtualCardBody, physicalCardBody]),
  v.forward(
    v.check(
      (body) => body.typeId === CARD_TYPE.virtual || body.noPatronymic || Boolean(body.patronymic),
      'FIELD_REQUIRED',
    ),
    ['patronymic'],
  ),
);
export type CardForm = v.InferOutput<typeof physicalCardBody>;
export const cardLinkingResponse = cardsResponse;
