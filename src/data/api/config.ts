import { appConfig, type AppConfig } from '#src/contract/config.ts';
import { readResponse } from '#src/data/http/read-response.ts';
import { send } from '#src/data/http/send.ts';
import { parseResponse } from './parse-response.ts';

const TIMEOUT_MS = 2500;

/** The addresses of all services, from the server that serves the app. */
export async function fetchConfig(): Promise<AppConfig> {
  const name = 'GET /my/config.json';
  const requestId = crypto.randomUUID();
  const response = await send({
    method: 'GET',
    address: '/my/config.json',
    headers: { Accept: 'application/json' },
    timeoutMs: TIMEOUT_MS,
    name,
    requestId,
  });
  return parseResponse(appConfig, readResponse(response, name, requestId), name);
}
