import {
  hasShape,
  isFlag,
  isListOf,
  isNullOr,
  isNumber,
  isText,
  type Check,
  type Checked,
} from '../shape.ts';

/** Whether a stored record can be read (R9.4). */
export const isBusClient = hasShape({
  id: isNumber,
  name: isText,
  surname: isText,
  patronymic: isNullOr(isText),
  /** YYYY-MM-DD. */
  birth_date: isNullOr(isText),
  sex: isNullOr(isText as Check<'male' | 'female'>),
  partner_id: isNullOr(isNumber),
  phone: isNullOr(isText),
  akada_fl_guid: isNullOr(isText),
  bitrix_id: isNullOr(isNumber),
  email: isText,
  change_client_email: isNullOr(isText),
  change_b24_email: isNullOr(isText),
  old_emails: isListOf(isText),
  change_client_phone: isNullOr(isText),
  change_b24_phone: isNullOr(isText),
  old_phones: isListOf(isText),
  is_client_email_confirmed: isFlag,
  is_change_email: isFlag,
  is_old_email: isFlag,
  updated_terms: isFlag,
});
/** The bus client record (R3.7), without the confirmation code, which stays secret (R4.16). */
export type BusClient = Checked<typeof isBusClient>;
