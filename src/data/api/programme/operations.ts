import {
  operationsResponse,
  operationsDictionaryResponse,
} from '#src/contract/programme/operations.ts';
import { callService } from '#src/data/http/service.ts';
import type { Operation, OperationInfo } from '#src/domain/operations/operation.ts';
import { parseResponse } from '../parse-response.ts';

export interface OperationsPage {
  readonly operations: readonly Operation[];
  readonly nextCursor: number | null;
}

/** A page of operations, newest first (R7.8). */
export async function fetchOperations(
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
): Promise<OperationsPage> {
  const path = '/v2/api/operations';
  return parseResponse(
    operationsResponse,
    await callService({ path, query, signal }),
    `GET ${path}`,
  );
}

/** The dictionary of operation types (R7.9). */
export async function fetchOperationsDictionary(): Promise<readonly OperationInfo[]> {
  const path = '/api/dictionary/operations';
  const response = await callService({ path, keep: true });
  return parseResponse(operationsDictionaryResponse, response, `GET ${path}`).LoyaltyOperationsInfo;
}
