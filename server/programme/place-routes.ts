import { asc, eq } from 'drizzle-orm';
import { Hono } from 'hono';
import type { Db } from '#server/database/db.ts';
import { place } from '#server/database/schema/shop/place.ts';
import { describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { notFound } from '#server/http/errors/refused-error.ts';
import { savePlace, withdrawPlace, type PlaceRow } from '#server/places/places.ts';
import {
  placeBody,
  placeWithdrawalBody,
  staffPlaceResponse,
  staffPlacesResponse,
} from '#src/contract/acts/places.ts';
import { actsOn, allow, savesOn } from './act-on.ts';

const PLACE = '/places/:id{[1-9][0-9]{0,8}}';

const toStaffPlace = ({ hours, updatedAt, removedAt, ...row }: PlaceRow) => ({
  ...row,
  hours: [...hours],
  updatedAt: updatedAt.toISOString(),
  isWithdrawn: removedAt !== null,
});

async function read(db: Db, id: number) {
  const [found] = await db.select().from(place).where(eq(place.id, id));
  if (!found) throw notFound();
  return { place: toStaffPlace(found) };
}

/** The institution's acts on pickup places (R11.1, R11.2). */
export const placeActRoutes = ({ db }: ServiceDeps) => {
  const routes = new Hono<ServiceEnv>();
  routes.get(
    '/places',
    describeCall('Pickup places, also withdrawn ones', staffPlacesResponse),
    allow(db, 'places.list'),
    async (c) => {
      const rows = await db.select().from(place).orderBy(asc(place.id));
      return c.var.respond({ places: rows.map(toStaffPlace) });
    },
  );
  const ofPlace = { entity: 'place', path: PLACE, response: staffPlaceResponse, read } as const;
  savesOn(routes, db, 'places.save', {
    ...ofPlace,
    list: '/places',
    what: 'a pickup place',
    body: placeBody,
    save: savePlace,
  });
  actsOn(routes, db, ofPlace)('places.withdraw', 'withdrawal', {
    summary: 'Closes a pickup place for new orders, or opens it again',
    body: placeWithdrawalBody,
    work: (tx, id, { isWithdrawn }) => withdrawPlace(tx, id, isWithdrawn),
  });
  return routes;
};
