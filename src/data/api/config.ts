import { appConfig, type AppConfig } from '#src/contract/config.ts';
import { readAnswer } from '../http/read-answer.ts';
import { send } from '../http/send.ts';
import { parseAnswer } from './parse-answer.ts';

const TIMEOUT_MS = 2500;

/** Where the parties are, told by the server that serves the app. */
export async function fetchConfig(): Promise<AppConfig> {
  const name = 'GET /my/config.json';
  const requestId = crypto.randomUUID();
  const answer = await send({
    method: 'GET',
    address: '/my/config.json',
    headers: { Accept: 'application/json' },
    body: undefined,
    timeoutMs: TIMEOUT_MS,
    signal: undefined,
    name,
    requestId,
  });
  return parseAnswer(appConfig, readAnswer(answer, name, requestId), name);
}
