import { clientAnswer } from '#src/contract/client.ts';
import type { BusClient } from '#src/domain/client.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { callService } from '../http/service.ts';
import { parseAnswer } from './parse-answer.ts';

/** The bus client record, or null when the service has none: it answers 404 (R7.16). */
export async function fetchClient(): Promise<BusClient | null> {
  const path = '/api/user/get';
  try {
    return parseAnswer(clientAnswer, await callService({ path }), `GET ${path}`).client;
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return null;
    throw error;
  }
}
