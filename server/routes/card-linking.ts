import { Hono } from 'hono';
import { brandOfHost } from '../brand-of-host.ts';
import { cardLinkingAnswer, cardLinkingBody } from '#src/contract/card-linking.ts';
import { CARD_TYPE } from '#src/domain/card.ts';
import type { ServiceDeps, ServiceEnv } from '../environment.ts';
import { answer, checkBody, describeCall } from '../http/contract.ts';
import { writeKeyOf } from '../http/request-id.ts';
import { linkPhysicalCard, linkVirtualCard } from '../store/card-linking.ts';
import { writeOnce } from '../store/idempotency.ts';

/** The issue of cards: by the form, and a virtual one by itself (R7.6, R4.18). */
export const cardLinkingRoutes = (deps: ServiceDeps) =>
  new Hono<ServiceEnv>().post(
    '/api/bitrixLinkCard',
    describeCall('Issues a card, once', cardLinkingAnswer),
    checkBody(cardLinkingBody),
    async (c) => {
      const form = c.req.valid('json');
      const person = c.get('principal');
      const brand = brandOfHost(new URL(c.req.url).hostname, deps.brand);
      const issued = await writeOnce(deps.db, await writeKeyOf(c), async (tx) => {
        const cards =
          form.typeId === CARD_TYPE.physical
            ? await linkPhysicalCard(tx, person, form, brand)
            : await linkVirtualCard(tx, person, brand);
        return { status: 200, body: { cards } };
      });
      return answer(c, cardLinkingAnswer, issued.body, deps.production);
    },
  );
