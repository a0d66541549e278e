import * as v from 'valibot';
import type { BusClient } from '../../domain/member/client.ts';
import { emailQuery, id, storedInteger } from '../common.ts';
import { codeNumber } from './code-attempt.ts';
import { birthDate, emailAddress, personName, sex } from './person.ts';
import { phone } from './phone.ts';

/** The bus client in responses: without change_email_code, which stays secret (R4.16). */
export const busClient = v.object({
  id,
  name: v.string(),
  surname: v.string(),
  patronymic: v.nullable(v.string()),
  birth_date: v.nullable(v.pipe(v.string(), v.isoDate())),
  sex: v.nullable(v.picklist(['male', 'female'])),
  partner_id: v.nullable(storedInteger),
  phone: v.nullable(v.string()),
  akada_fl_guid: v.nullable(v.string()),
  bitrix_id: v.nullable(storedInteger),
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
export type ClientRecord = v.InferOutput<typeof busClient>;

/**
 * GET api/user/get (R7.16): the record whose own, new or old address is the signed-in one (R4.15); 404
 * without one. A person signed in with an old address, or with a new one that is not confirmed, gets only
 * the flags and masked addresses.
 */
export const clientQuery = v.object(emailQuery);
export const clientResponse = v.object({ client: busClient });
/** What the app accepts as the response: a service may also respond without a record. */
export const clientLookupResponse = v.object({ client: v.nullish(busClient) });

/**
 * Fields that a person may set. All other fields of a body are ignored: addresses, CRM ids and flags have
 * their own requests. Null leaves a field unchanged.
 */
const ownFields = {
  name: v.nullish(personName),
  surname: v.nullish(personName),
  patronymic: v.nullish(personName),
  /** Accepted only while the record has none; support makes later corrections. */
  birth_date: v.nullish(birthDate),
  sex: v.nullish(sex),
  /** A phone other than the verified one waits in `change_client_phone` for its code. */
  phone: v.nullish(phone),
  updated_terms: v.nullish(v.boolean()),
};

/** POST api/user/add (R7.17): creates the record; the token's names apply when the body has none. */
export const clientAddBody = v.object(ownFields);

/** POST api/user/update of the service (R7.18). Responds with the record. */
export const clientUpdateBody = v.object(ownFields);
export type ClientChanges = v.InferOutput<typeof clientUpdateBody>;

/**
 * PUT api/user/replace (R7.24): the signed-in new address, which the client requested and confirmed,
 * becomes the record's own; 409 EMAIL_CHANGE_NOT_CONFIRMED before that, EMAIL_CHANGE_NOT_APPROVED until the
 * support has approved the request. `code` is the verification code; a later session no longer has it and
 * leaves it out.
 */
export const clientReplaceBody = v.object({ email: emailAddress, code: v.optional(codeNumber) });
export const clientReplaceResponse = v.object({ id });
