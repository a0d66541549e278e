import { programmeResponse } from '#src/contract/programme/programme.ts';
import { callService } from '#src/data/http/service.ts';
import { parseResponse } from '../parse-response.ts';

/** The start waits this long for it, in ms, and goes on without it. */
const TIMEOUT_MS = 5000;

/** The address of the member's programme from the service: not yet checked (R7.13). */
export async function fetchProgramme(): Promise<string> {
  const path = '/v2/api';
  const response = await callService({ method: 'HEAD', path, timeoutMs: TIMEOUT_MS });
  return parseResponse(programmeResponse, response, `HEAD ${path}`).location;
}
