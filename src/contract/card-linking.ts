import * as v from 'valibot';
import { CARD_TYPE } from '../domain/card.ts';
import { cardsAnswer } from './cards.ts';
import { agreement, birthDate, emailAddress, personName, sex } from './person.ts';
import { phone } from './phone.ts';

/**
 * The get-card form (specification §3): the middle name is waived by `noPatronymic`, the e-mail is the
 * signed-in one, the phone was verified by a code not long before.
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

/** The automatic issue of a virtual card to somebody who has no card at all (R4.18). */
const virtualCardBody = v.object({ typeId: v.literal(CARD_TYPE.virtual) });

/**
 * POST api/bitrixLinkCard (R7.6): makes the CRM contact when there is none and issues the card of the
 * named type, once however often and from wherever it is asked for. The form finishes the
 * registration: a physical card, active at once, and the welcome bonus. Answers all cards of the
 * person. 409 PHONE_NOT_VERIFIED, PHONE_IN_USE, or CARD_NOT_ACTIVE for who has a blocked card.
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
export const cardLinkingAnswer = cardsAnswer;
