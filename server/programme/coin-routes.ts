import { Hono } from 'hono';
import { checkBody, checkQuery, describeCall } from '#server/http/contract.ts';
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
import { emptyBody } from '#src/contract/acts/orders.ts';
import { rolesFor } from '#src/domain/acts.ts';
import { actOn, allow } from './act-on.ts';
import { MEMBER } from './entities.ts';

const REQUEST = '/coin-requests/:id{[1-9][0-9]{0,11}}';
const DECISIONS = { approval: true, refusal: false } as const;

/** The institution's acts on coins (R11.2). */
export const coinActRoutes = ({ db, coinsByOnePerson }: ServiceDeps) => {
  const add = actOn(db, 'coins.add', 'member');
  const decide = actOn(db, 'coins.decide', 'coin-request');
  const routes = new Hono<ServiceEnv>()
    .post(
      `${MEMBER}/operations`,
      describeCall('Adds coins or takes some; many wait for a second person', coinRequestResponse),
      add.allow,
      checkBody(coinsBody),
      async (c) =>
        c.var.respond(
          await add.run(c, async (tx, memberId) => {
            const principal = c.get('principal');
            const id = await requestCoins(tx, memberId, c.req.valid('json'), {
              ...actorOf(principal, 'coins.add'),
              alone: coinsByOnePerson,
              mayRequest: rolesFor(principal.roles, 'coins.request').length > 0,
            });
            return { request: await readCoinRequest(tx, id) };
          }),
        ),
    )
    .get(
      '/coin-requests',
      describeCall('Coins that staff has moved or requested, oldest first', coinRequestsResponse),
      allow(db, 'coins.list'),
      checkQuery(coinRequestsQuery),
      async (c) => {
        const { projects } = c.get('principal');
        const page = await listCoinRequests(db, projects, c.req.valid('query'));
        return c.var.respond(page);
      },
    );
  for (const [path, isApproved] of Object.entries(DECISIONS)) {
    routes.post(
      `${REQUEST}/${path}`,
      describeCall(`The ${path} of requested coins by a second person`, coinRequestResponse),
      decide.allow,
      checkBody(emptyBody),
      async (c) =>
        c.var.respond(
          await decide.run(c, async (tx, id) => {
            const actor = actorOf(c.get('principal'), 'coins.decide');
            await decideCoins(tx, id, { ...actor, isApproved });
            return { request: await readCoinRequest(tx, id) };
          }),
        ),
    );
  }
  return routes;
};
