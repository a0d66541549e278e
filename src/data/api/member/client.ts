import {
  clientLookupResponse,
  clientReplaceResponse,
  clientResponse,
  type ClientChanges,
} from '#src/contract/member/client.ts';
import { crmUpdateResponse } from '#src/contract/programme/crm.ts';
import { callCrm } from '#src/data/http/crm.ts';
import type { BusClient } from '#src/domain/member/client.ts';
import { isNotFound } from '#src/domain/service-error.ts';
import { callAndParse } from '../call-and-parse.ts';
import { parseResponse } from '../parse-response.ts';

/**
 * The bus client record, or null when the service has none: it responds 404 or an empty record (R7.16). A
 * gateway's 404 says nothing about the record.
 */
export async function fetchClient(signal?: AbortSignal): Promise<BusClient | null> {
  try {
    const call = { path: '/api/user/get', signal };
    return (await callAndParse(clientLookupResponse, call)).client ?? null;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

const write = async (
  path: string,
  body: Partial<ClientChanges>,
  requestId: string,
): Promise<BusClient> =>
  (await callAndParse(clientResponse, { method: 'POST', path, body, requestId })).client;

/** Creates the record of a person who has none; returns an existing one (R7.17). */
export const createClient = (fields: Partial<ClientChanges>, requestId: string) =>
  write('/api/user/add', fields, requestId);

/** The fields that the CRM keeps. */
type CrmIds = Pick<BusClient, 'partner_id' | 'bitrix_id'>;

async function linkCrm(
  known: BusClient,
  ids: Partial<CrmIds>,
  requestId: string,
): Promise<BusClient> {
  const path = '/api/user/update';
  const response = await callCrm({ path, body: ids, requestId });
  return response === null
    ? known
    : parseResponse(crmUpdateResponse, response, `CRM ${path}`).client;
}

const differs = (known: BusClient, ids: Partial<CrmIds>): boolean =>
  (ids.partner_id !== undefined && ids.partner_id !== known.partner_id) ||
  (ids.bitrix_id !== undefined && ids.bitrix_id !== known.bitrix_id);

/**
 * Updates the record, and the CRM only when the partner's or the CRM's id differs from the stored one
 * (R7.18).
 * @param requestIds one for each of the two writes, the same on a retry
 */
export async function updateClient(
  known: BusClient,
  changes: Partial<ClientChanges> & Partial<CrmIds>,
  requestIds: { readonly service: string; readonly crm: string },
): Promise<BusClient> {
  const { partner_id, bitrix_id, ...own } = changes;
  const ids = {
    ...(partner_id !== undefined && { partner_id }),
    ...(bitrix_id !== undefined && { bitrix_id }),
  };
  const hasOwn = Object.keys(own).length > 0;
  const updated = hasOwn ? await write('/api/user/update', own, requestIds.service) : known;
  return differs(known, ids) ? linkCrm(updated, ids, requestIds.crm) : updated;
}

/**
 * Moves the record to the signed-in new address and returns its id (R7.24).
 * @param code the typed one, while this page has it; the confirmed address proves as much without it
 */
export async function replaceEmail(
  email: string,
  code: number | undefined,
  requestId: string,
): Promise<number> {
  const call = { path: '/api/user/replace', body: { email, code }, requestId };
  return (await callAndParse(clientReplaceResponse, { method: 'PUT', ...call })).id;
}
