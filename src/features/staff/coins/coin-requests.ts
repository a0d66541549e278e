import type { InferOutput } from 'valibot';
import { coinRequestsResponse, type coinRequestResponse } from '#src/contract/acts/coins.ts';
import type { ListKind } from '#src/sync/staff/use-staff-list.ts';

export type CoinRequest = InferOutput<typeof coinRequestResponse>['request'];

export const REQUESTS: ListKind<InferOutput<typeof coinRequestsResponse>, CoinRequest> = {
  act: 'coins.list',
  path: '/coin-requests',
  schema: coinRequestsResponse,
  rowsOf: ({ requests }) => requests,
};
