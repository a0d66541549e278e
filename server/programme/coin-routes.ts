import { Hono } from 'hono';
import type { Db } from '#server/database/db.ts';
import { checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { actorOf } from '#server/journal/journal.ts';
import {
  decideCoins,
  listCoinRequests,
  readCoinRequest,
  requestCoins,
} from '#server/operations/coin-requests.ts';
import {
  coinRequestResponse,
  coinRequestsQuery,
  coinRequestsResponse,
  coinsBody,
} from '#src/contract/acts/coins.ts';
import { emptyBody } from '#src/contract/acts/common.ts';
import { mayDo } from '#src/domain/acts.ts';
import { actsOn, allow } from './act-on.ts';
import { MEMBER } from './entities.ts';

const DECISIONS = { approval: true, refusal: false } as const;

const read = async (db: Db, id: number) => ({ request: await readCoinRequest(db, id) });

/** The institution's acts on coins (R11.2). */
export const coinActRoutes = ({ db, coinsByOnePerson }: ServiceDeps) => {
  const routes = new Hono<ServiceEnv>();
  const shown = { response: coinRequestResponse, read };
  const onMember = actsOn(routes, db, { entity: 'member', path: MEMBER, ...shown });
  onMember('coins.add', 'operations', {
    summary: 'Adds coins or takes some; many wait for a second person',
    body: coinsBody,
    work: (tx, memberId, coins, principal) =>
      requestCoins(tx, memberId, coins, {
        ...actorOf(principal, 'coins.add'),
        alone: coinsByOnePerson,
        mayRequest: mayDo(principal.roles, 'coins.request'),
      }),
  });
  routes.get(
    '/coin-requests',
    describeCall('Coins that staff has moved or requested, oldest first', coinRequestsResponse),
    allow(db, 'coins.list'),
    checkQuery(coinRequestsQuery),
    async (c) =>
      c.var.respond(await listCoinRequests(db, c.get('principal').projects, c.req.valid('query'))),
  );
  const onRequest = actsOn(routes, db, {
    entity: 'coin-request',
    path: '/coin-requests/:id{[1-9][0-9]{0,11}}',
    ...shown,
  });
  for (const [decision, isApproved] of Object.entries(DECISIONS)) {
    onRequest('coins.decide', decision, {
      summary: `The ${decision} of requested coins by a second person`,
      body: emptyBody,
      work: (tx, id, _, principal) =>
        decideCoins(tx, id, { ...actorOf(principal, 'coins.decide'), isApproved }),
    });
  }
  return routes;
};
