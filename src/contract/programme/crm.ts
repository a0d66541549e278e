import * as v from 'valibot';
import { requestedId } from '../common.ts';
import { clientResponse } from '../member/client.ts';

/** Header and value that every CRM request carries (R7.30). */
export const VERSION_HEADER = 'version';
export const CRM_VERSION = '1';

/**
 * POST api/user/update of the CRM (R7.18): links the record to the CRM's partner and contact. The ids
 * must belong to the CRM contact of the signed-in address; 403 otherwise.
 */
export const crmUpdateBody = v.object({
  partner_id: v.nullish(requestedId),
  bitrix_id: v.nullish(requestedId),
});
export const crmUpdateResponse = clientResponse;
