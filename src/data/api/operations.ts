import { operationsAnswer, operationsDictionaryAnswer } from '#src/contract/operations.ts';
import type { Operation, OperationInfo } from '#src/domain/operation.ts';
import { callService } from '../http/service.ts';
import { parseAnswer } from './parse-answer.ts';

export interface OperationsPage {
  readonly operations: readonly Operation[];
  readonly nextCursor: number | null;
}

/** A page of operations, newest first (R7.8). */
export async function fetchOperations(query: {
  readonly afterId?: number | undefined;
  readonly cursor?: number | undefined;
  readonly limit: number;
}): Promise<OperationsPage> {
  const path = '/v2/api/operations';
  return parseAnswer(operationsAnswer, await callService({ path, query }), `GET ${path}`);
}

/** The dictionary of operation types (R7.9). */
export async function fetchOperationsDictionary(): Promise<readonly OperationInfo[]> {
  const path = '/api/dictionary/operations';
  const answer = await callService({ path, keep: true });
  return parseAnswer(operationsDictionaryAnswer, answer, `GET ${path}`).LoyaltyOperationsInfo;
}
