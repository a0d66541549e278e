import { Hono } from 'hono';
import { checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { listDeskOrders, listHandOuts } from '#server/orders/list-desk.ts';
import {
  deskHandOutsQuery,
  deskHandOutsResponse,
  deskOrdersQuery,
  deskOrdersResponse,
} from '#src/contract/acts/desk.ts';
import { allow } from './act-on.ts';

/** What a desk reads (R12.1); it hands out by the acts on orders. */
export const deskRoutes = ({ db }: ServiceDeps) =>
  new Hono<ServiceEnv>()
    .get(
      '/desk/orders',
      describeCall('Orders that wait at a place, all or those that changed', deskOrdersResponse),
      allow(db, 'desk.open'),
      checkQuery(deskOrdersQuery),
      async (c) =>
        c.var.respond(await listDeskOrders(db, c.get('principal').projects, c.req.valid('query'))),
    )
    .get(
      '/desk/hand-outs',
      describeCall('What was handed out at a place, newest first', deskHandOutsResponse),
      allow(db, 'desk.open'),
      checkQuery(deskHandOutsQuery),
      async (c) =>
        c.var.respond(await listHandOuts(db, c.get('principal').projects, c.req.valid('query'))),
    );
