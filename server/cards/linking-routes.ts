import { Hono } from 'hono';
import { jsonResponse, checkBody, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { writeKeyOf } from '#server/http/request-id.ts';
import { writeOnce } from '#server/http/write-once.ts';
import { brandOfRequest } from '#server/members/programme-origin.ts';
import { cardLinkingResponse, cardLinkingBody } from '#src/contract/member/card-linking.ts';
import { CARD_TYPE } from '#src/domain/member/card.ts';
import { linkPhysicalCard, linkVirtualCard } from './link-card.ts';

/** The issue of cards: a physical one by the form, a virtual one without it (R7.6, R4.18). */
export const cardLinkingRoutes = (deps: ServiceDeps) =>
  new Hono<ServiceEnv>().post(
    '/api/bitrixLinkCard',
    describeCall('Issues a card, once', cardLinkingResponse),
    checkBody(cardLinkingBody),
    async (c) => {
      const form = c.req.valid('json');
      const person = c.get('principal');
      const issued = await writeOnce(deps.db, await writeKeyOf(c), async (tx) => {
        const brand = await brandOfRequest(tx, c, deps);
        const cards =
          form.typeId === CARD_TYPE.physical
            ? await linkPhysicalCard(tx, person, form, brand)
            : await linkVirtualCard(tx, person, brand);
        return { status: 200, body: { cards } };
      });
      return jsonResponse(c, cardLinkingResponse, issued.body, deps.production);
    },
  );
