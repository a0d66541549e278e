import { Hono } from 'hono';
import {
  operationsAnswer,
  operationsDictionaryAnswer,
  operationsQuery,
} from '#src/contract/operations.ts';
import type { ServiceDeps, ServiceEnv } from '../environment.ts';
import { answer, checkQuery, describeCall } from '../http/contract.ts';
import { findMember } from '../store/members.ts';
import { OPERATIONS_DICTIONARY } from '../store/operation-types.ts';
import { listOperations } from '../store/operations.ts';

/** The history of coins (R7.8) and the dictionary of its types (R7.9). */
export const operationRoutes = ({ db, production }: ServiceDeps) =>
  new Hono<ServiceEnv>()
    .get(
      '/v2/api/operations',
      describeCall('The operations of a person, newest first', operationsAnswer),
      checkQuery(operationsQuery),
      async (c) => {
        const member = await findMember(db, c.get('person').email);
        const page = member
          ? await listOperations(db, member.id, c.req.valid('query'))
          : { operations: [], nextCursor: null };
        return answer(c, operationsAnswer, page, production);
      },
    )
    .get(
      '/api/dictionary/operations',
      describeCall('The types of operations', operationsDictionaryAnswer),
      (c) => {
        const LoyaltyOperationsInfo = OPERATIONS_DICTIONARY.map(({ xmlId, ids }) => ({
          xmlId,
          ids: [...ids],
        }));
        return answer(c, operationsDictionaryAnswer, { LoyaltyOperationsInfo }, production);
      },
    );
