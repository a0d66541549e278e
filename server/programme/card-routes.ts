import { desc, eq, type SQL } from 'drizzle-orm';
import { Hono } from 'hono';
import { changeCardStatus, issueCard } from '#server/cards/change-card.ts';
import type { Db } from '#server/database/db.ts';
import { card } from '#server/database/schema/member/card.ts';
import { member } from '#server/database/schema/member/member.ts';
import { checkBody, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import { cardBody, cardStatusBody, staffCardResponse } from '#src/contract/acts/cards.ts';
import { actOn } from './act-on.ts';
import { MEMBER } from './entities.ts';

/** The newest card that a condition names, as the contract has it. */
async function readCard(db: Db, where: SQL) {
  const [found] = await db
    .select({
      id: card.id,
      typeId: card.typeId,
      status: card.status,
      cardNumber: card.cardNumber,
      member: { reference: member.reference, name: member.fullName },
    })
    .from(card)
    .innerJoin(member, eq(member.id, card.memberId))
    .where(where)
    .orderBy(desc(card.id))
    .limit(1);
  if (!found) throw notFound();
  return { card: found };
}

/** The institution's acts on cards (R11.2). */
export const cardActRoutes = ({ db }: ServiceDeps) => {
  const issue = actOn(db, 'cards.issue', 'member');
  const change = actOn(db, 'cards.change', 'card');
  return new Hono<ServiceEnv>()
    .post(
      `${MEMBER}/cards`,
      describeCall('Issues an active card to a member', staffCardResponse),
      issue.allow,
      checkBody(cardBody),
      async (c) =>
        c.var.respond(
          await issue.run(c, async (tx, memberId) => {
            await issueCard(tx, memberId, c.req.valid('json'));
            return readCard(tx, eq(card.memberId, memberId));
          }),
        ),
    )
    .post(
      '/cards/:id{[1-9][0-9]{0,8}}/status',
      describeCall('Switches a card off or on, or blocks it', staffCardResponse),
      change.allow,
      checkBody(cardStatusBody),
      async (c) =>
        c.var.respond(
          await change.run(c, async (tx, id) => {
            await changeCardStatus(tx, id, c.req.valid('json').status);
            return readCard(tx, eq(card.id, id));
          }),
        ),
    );
};
