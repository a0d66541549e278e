import { programmeAnswer } from '#src/contract/programme.ts';
import { callService } from '../http/service.ts';
import { parseAnswer } from './parse-answer.ts';

/** The start waits for it, and can do without it, in ms. */
const TIMEOUT_MS = 5000;

/** The address of the person's programme as the service names it: not yet to be trusted (R7.13). */
export async function fetchProgramme(): Promise<string> {
  const path = '/v2/api';
  const answer = await callService({ method: 'HEAD', path, timeoutMs: TIMEOUT_MS });
  return parseAnswer(programmeAnswer, answer, `HEAD ${path}`).location;
}
