import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { changeCardStatus, issueCard } from '#server/cards/change-card.ts';
import type { Db } from '#server/database/db.ts';
import { card } from '#server/database/schema/member/card.ts';
import { member } from '#server/database/schema/member/member.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import { cardBody, cardStatusBody, staffCardResponse } from '#src/contract/acts/cards.ts';
import { actsOn } from './act-on.ts';
import { MEMBER } from './entities.ts';

/** A card as the contract has it. */
async function read(db: Db, id: number) {
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
    .where(eq(card.id, id));
  if (!found) throw notFound();
  return { card: found };
}

/** The institution's acts on cards (R11.2). */
export const cardActRoutes = ({ db }: ServiceDeps) => {
  const routes = new Hono<ServiceEnv>();
  const shown = { response: staffCardResponse, read };
  const onMember = actsOn(routes, db, { entity: 'member', path: MEMBER, ...shown });
  onMember('cards.issue', 'cards', {
    summary: 'Issues an active card to a member',
    body: cardBody,
    work: issueCard,
  });
  const onCard = actsOn(routes, db, {
    entity: 'card',
    path: '/cards/:id{[1-9][0-9]{0,8}}',
    ...shown,
  });
  onCard('cards.change', 'status', {
    summary: 'Switches a card off or on, or blocks it',
    body: cardStatusBody,
    work: (tx, id, { status }) => changeCardStatus(tx, id, status),
  });
  return routes;
};
