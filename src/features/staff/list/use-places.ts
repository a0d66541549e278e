import type { InferOutput } from 'valibot';
import { staffPlacesResponse, type staffPlace } from '#src/contract/acts/places.ts';
import { useStaffList, type ListKind } from '#src/sync/staff/use-staff-list.ts';

export type Place = InferOutput<typeof staffPlace>;

const PLACES: ListKind<InferOutput<typeof staffPlacesResponse>, Place> = {
  act: 'places.list',
  path: '/places',
  schema: staffPlacesResponse,
  rowsOf: ({ places }) => places,
};

/** The pickup places, also those that are closed, where orders may still wait. */
export const usePlaces = () => useStaffList(PLACES, {});
