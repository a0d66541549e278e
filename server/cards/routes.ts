import { Hono } from 'hono';
import { checkBody, checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { limitCodes } from '#server/http/middleware/rate-limit.ts';
import { refuseInOwnerView } from '#server/http/middleware/resolve-person.ts';
import { writeOnce } from '#server/http/write-once.ts';
import { findMember } from '#server/members/members.ts';
import { brandOfRequest } from '#server/members/programme-origin.ts';
import { recipientOf } from '#server/members/recipient-of.ts';
import { cardLinkingBody, cardLinkingResponse } from '#src/contract/member/card-linking.ts';
import { cardsQuery, cardsResponse } from '#src/contract/member/cards.ts';
import {
  phoneCodeQuery,
  phoneCodeResponse,
  phoneVerificationBody,
  phoneVerificationResponse,
} from '#src/contract/member/phone.ts';
import { CARD_TYPE } from '#src/domain/member/card.ts';
import { cardsOf } from './cards.ts';
import { linkPhysicalCard, linkVirtualCard } from './link-card.ts';
import { finishPhoneVerification, startPhoneVerification } from './phone-verification.ts';

/**
 * The cards of a person (R7.5), their issue: a physical one by the form, a virtual one without it (R7.6, R4.18), and
 * the verification of a phone by a code, also for a person who is not a member yet (R7.1, R7.2).
 */
export function cardRoutes(deps: ServiceDeps): Hono<ServiceEnv> {
  const { db } = deps;
  const limit = limitCodes('phone codes', deps.limits);
  return new Hono<ServiceEnv>()
    .get(
      '/api/cards',
      describeCall('The cards of a person', cardsResponse),
      checkQuery(cardsQuery),
      async (c) => {
        const member = await findMember(db, c.get('person').email);
        const cards = member ? await cardsOf(db, member.id) : [];
        return c.var.respond({ cards });
      },
    )
    .post(
      '/api/bitrixLinkCard',
      describeCall('Issues a card, once', cardLinkingResponse),
      checkBody(cardLinkingBody),
      async (c) => {
        const form = c.req.valid('json');
        const person = c.get('principal');
        return c.var.respondOnce(db, async (tx) => {
          const brand = await brandOfRequest(tx, c, deps);
          const cards =
            form.typeId === CARD_TYPE.physical
              ? await linkPhysicalCard(tx, person, form, brand)
              : await linkVirtualCard(tx, person, brand);
          return { cards };
        });
      },
    )
    .post(
      '/api/phoneVerification',
      describeCall('Sends a code to a phone', phoneVerificationResponse),
      limit,
      checkBody(phoneVerificationBody),
      async (c) => {
        const { phone } = c.req.valid('json');
        const caller = c.get('principal');
        return c.var.respondOnce(db, async (tx) =>
          startPhoneVerification(tx, caller, phone, await recipientOf(tx, c, deps)),
        );
      },
    )
    .get(
      '/api/phoneVerification',
      describeCall('Checks the code of a phone', phoneCodeResponse),
      refuseInOwnerView,
      limit,
      checkQuery(phoneCodeQuery),
      async (c) => {
        const { code } = c.req.valid('query');
        const caller = c.get('principal');
        const { phone } = await writeOnce(c, db, (tx) => finishPhoneVerification(tx, caller, code));
        return c.var.respond({ phone, verified: true });
      },
    );
}
