import { Hono } from 'hono';
import { checkQuery, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { findMember } from '#server/members/members.ts';
import {
  operationsResponse,
  operationsDictionaryResponse,
  operationsQuery,
} from '#src/contract/programme/operations.ts';
import { listOperations } from './list-operations.ts';
import { OPERATIONS_DICTIONARY } from './operation-types.ts';

/** The history of coins (R7.8) and the dictionary of its types (R7.9). */
export const operationRoutes = ({ db }: ServiceDeps) =>
  new Hono<ServiceEnv>()
    .get(
      '/v2/api/operations',
      describeCall('The operations of a person, newest first', operationsResponse),
      checkQuery(operationsQuery),
      async (c) => {
        const member = await findMember(db, c.get('person').email);
        const page = member
          ? await listOperations(db, member.id, c.req.valid('query'))
          : { operations: [], nextCursor: null };
        return c.var.respond(page);
      },
    )
    .get(
      '/api/dictionary/operations',
      describeCall('The types of operations', operationsDictionaryResponse),
      (c) => c.var.respond({ LoyaltyOperationsInfo: OPERATIONS_DICTIONARY }),
    );
