import { Hono } from 'hono';
import { checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { actorOf } from '#server/journal/journal.ts';
import {
  listDevices,
  noteDevice,
  readDevice,
  withdrawDevice,
} from '#server/orders/desk-devices.ts';
import { listDeskOrders, listHandOuts } from '#server/orders/list-desk.ts';
import { withdrawalBody } from '#src/contract/acts/common.ts';
import {
  deskDeviceResponse,
  deskDevicesQuery,
  deskDevicesResponse,
  deskHandOutsQuery,
  deskHandOutsResponse,
  deskOrdersQuery,
  deskOrdersResponse,
} from '#src/contract/acts/desk.ts';
import { actsOn, allow } from './act-on.ts';

/** What a desk reads (R12.1), and the devices that have its list (R12.2); it hands out by the acts on orders. */
export const deskRoutes = ({ db }: ServiceDeps) => {
  const routes = new Hono<ServiceEnv>();
  routes
    .get(
      '/desk/orders',
      describeCall('Orders that wait at a place, all or those that changed', deskOrdersResponse),
      allow(db, 'desk.open'),
      checkQuery(deskOrdersQuery),
      async (c) => {
        const query = c.req.valid('query');
        const body = await listDeskOrders(db, c.get('principal').projects, query);
        await noteDevice(db, actorOf(c.get('principal'), 'desk.open'), query);
        return c.var.respond(body);
      },
    )
    .get(
      '/desk/hand-outs',
      describeCall('What was handed out at a place, newest first', deskHandOutsResponse),
      allow(db, 'desk.open'),
      checkQuery(deskHandOutsQuery),
      async (c) => {
        const query = c.req.valid('query');
        const body = await listHandOuts(db, c.get('principal').projects, query);
        await noteDevice(db, actorOf(c.get('principal'), 'desk.open'), query);
        return c.var.respond(body);
      },
    )
    .get(
      '/desk/devices',
      describeCall('Devices that have asked for the list of a desk', deskDevicesResponse),
      allow(db, 'desk.devices'),
      checkQuery(deskDevicesQuery),
      async (c) => c.var.respond(await listDevices(db, c.req.valid('query'))),
    );
  const onDevice = actsOn(routes, db, {
    entity: 'device',
    path: '/desk/devices/:id{[1-9][0-9]{0,8}}',
    response: deskDeviceResponse,
    read: readDevice,
  });
  onDevice('desk.withdraw', 'withdrawal', {
    summary: 'Withdraws a device, which loses its list, or takes that back',
    body: withdrawalBody,
    work: (tx, id, { isWithdrawn }) => withdrawDevice(tx, id, isWithdrawn),
  });
  return routes;
};
