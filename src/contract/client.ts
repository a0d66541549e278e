import * as v from 'valibot';
import type { BusClient } from '../domain/client.ts';
import { codeNumber } from './code-attempt.ts';
import { emailQuery, id } from './common.ts';
import { birthDate, emailAddress, personName, sex } from './person.ts';
import { phone } from './phone.ts';

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
export type ClientRecord = v.InferOutput<typeof busClient>;

/**
 * GET api/user/get (R7.16): the record that has the signed-in address as its own, its new or one of
 * its old ones (R4.15); 404 when there is none. Whoever signed in with an old address, or a new one
 * that is not confirmed, gets the flags and the addresses in part, and nothing else of the person.
 */
export const clientQuery = v.object(emailQuery);
export const clientAnswer = v.object({ client: busClient });

/**
 * What a person may say of themselves. Every other field of the record that a body carries is left
 * out: addresses, CRM ids and flags have their own calls (threat T15). Null says nothing.
 */
const ownFields = {
  name: v.nullish(personName),
  surname: v.nullish(personName),
  patronymic: v.nullish(personName),
  /** Taken while the record has none: a later correction goes through the support. */
  birth_date: v.nullish(birthDate),
  sex: v.nullish(sex),
  /** Another phone than the verified one waits in `change_client_phone` for its code. */
  phone: v.nullish(phone),
  updated_terms: v.nullish(v.boolean()),
};

/** POST api/user/add (R7.17): makes the record; names are the token's when the body has none. */
export const clientAddBody = v.object(ownFields);

/** POST api/user/update of the service (R7.18). Answers the record. */
export const clientUpdateBody = v.object(ownFields);
export type ClientChanges = v.InferOutput<typeof clientUpdateBody>;

/**
 * PUT api/user/replace (R7.24): the record takes the signed-in new address, which the client asked
 * for and confirmed; 409 EMAIL_CHANGE_NOT_CONFIRMED before. `code` is the one that was typed; it may
 * be absent in a later session, where nobody has it any more.
 */
export const clientReplaceBody = v.object({ email: emailAddress, code: v.optional(codeNumber) });
export const clientReplaceAnswer = v.object({ id });
