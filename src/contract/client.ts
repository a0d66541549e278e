import * as v from 'valibot';
import type { BusClient } from '../domain/client.ts';
import { emailQuery, id } from './common.ts';

/** The bus client as the service shows it: without change_email_code (R4.16). */
export const busClient = v.object({
  id,
  name: v.string(),
  surname: v.string(),
  patronymic: v.nullable(v.string()),
  birth_date: v.nullable(v.pipe(v.string(), v.isoDate())),
  sex: v.nullable(v.picklist(['male', 'female'])),
  partner_id: v.nullable(v.number()),
  phone: v.nullable(v.string()),
  akada_fl_guid: v.nullable(v.string()),
  bitrix_id: v.nullable(v.number()),
  email: v.string(),
  change_client_email: v.nullable(v.string()),
  change_b24_email: v.nullable(v.string()),
  old_emails: v.array(v.string()),
  change_client_phone: v.nullable(v.string()),
  change_b24_phone: v.nullable(v.string()),
  old_phones: v.array(v.string()),
  is_client_email_confirmed: v.boolean(),
  is_change_email: v.boolean(),
  is_old_email: v.boolean(),
  updated_terms: v.boolean(),
}) satisfies v.GenericSchema<unknown, BusClient>;

/** GET api/user/get (R7.16): 404 when the person has no record yet. */
export const clientQuery = v.object(emailQuery);
export const clientAnswer = v.object({ client: busClient });
