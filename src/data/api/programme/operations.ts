import {
  operationsResponse,
  operationsDictionaryResponse,
} from '#src/contract/programme/operations.ts';
import type { OperationInfo } from '#src/domain/operations/operation.ts';
import { callAndParse } from '../call-and-parse.ts';

/** A page of operations, newest first (R7.8). */
export const fetchOperations = (
  query: {
    readonly afterId?: number | undefined;
    readonly cursor?: number | undefined;
    readonly limit: number;
    /** Comma-joined ids of operation types, of the dictionary. */
    readonly operationId?: string;
    /** ISO date-time of the oldest ones. */
    readonly startDate?: string;
  },
  signal?: AbortSignal,
) => callAndParse(operationsResponse, { path: '/v2/api/operations', query, signal });

/** The dictionary of operation types (R7.9). */
export async function fetchOperationsDictionary(): Promise<readonly OperationInfo[]> {
  const call = { path: '/api/dictionary/operations', keep: true };
  return (await callAndParse(operationsDictionaryResponse, call)).LoyaltyOperationsInfo;
}
