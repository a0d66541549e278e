import type * as v from 'valibot';
import { callService, type ServiceCall } from '#src/data/http/service.ts';
import { parseResponse } from './parse-response.ts';

/**
 * Calls the loyalty service and checks its response against the contract (R3.1).
 * @param template the path as an error of the contract names it: without the ids that the path has
 */
export const callAndParse = async <S extends v.GenericSchema>(
  schema: S,
  call: ServiceCall,
  template = call.path,
): Promise<v.InferOutput<S>> =>
  parseResponse(schema, await callService(call), `${call.method ?? 'GET'} ${template}`);
