import { sql } from 'drizzle-orm';
import { place } from '#server/database/schema/shop/place.ts';
import type { ServiceDeps } from '#server/http/environment.ts';
import { withdrawPlace } from '#server/places/places.ts';
import { placeBody, staffPlace } from '#src/contract/acts/places.ts';
import { dataRoutes } from './data-kind.ts';
import { PLACES } from './savings.ts';

/** The institution's acts on pickup places (R11.1, R11.2). */
export const placeActRoutes = ({ db }: ServiceDeps) =>
  dataRoutes(db, {
    entity: 'place',
    plural: 'places',
    what: 'a pickup place',
    table: place,
    name: sql`${place.name}::text`,
    body: placeBody,
    one: staffPlace,
    toOne: ({ hours, updatedAt, removedAt, ...row }) => ({
      ...row,
      hours: [...hours],
      updatedAt: updatedAt.toISOString(),
      isWithdrawn: removedAt !== null,
    }),
    saving: PLACES,
    withdraw: withdrawPlace,
  }).routes;
