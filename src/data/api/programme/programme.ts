import { programmeResponse } from '#src/contract/programme/programme.ts';
import { callAndParse } from '../call-and-parse.ts';

/** The start waits this long for it, in ms, and goes on without it. */
const TIMEOUT_MS = 5000;

/** The address of the member's programme from the service: not yet checked (R7.13). */
export async function fetchProgramme(): Promise<string> {
  const call = { method: 'HEAD', path: '/v2/api', timeoutMs: TIMEOUT_MS } as const;
  return (await callAndParse(programmeResponse, call)).location;
}
