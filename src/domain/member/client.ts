import { hasShape, isFlag, isListOf, isNullOr, isNumber, isText } from '../shape.ts';

/** The bus client record (R3.7), without the confirmation code, which stays secret (R4.16). */
export interface BusClient {
  readonly id: number;
  readonly name: string;
  readonly surname: string;
  readonly patronymic: string | null;
  /** YYYY-MM-DD. */
  readonly birth_date: string | null;
  readonly sex: 'male' | 'female' | null;
  readonly partner_id: number | null;
  readonly phone: string | null;
  readonly akada_fl_guid: string | null;
  readonly bitrix_id: number | null;
  readonly email: string;
  readonly change_client_email: string | null;
  readonly change_b24_email: string | null;
  readonly old_emails: readonly string[];
  readonly change_client_phone: string | null;
  readonly change_b24_phone: string | null;
  readonly old_phones: readonly string[];
  readonly is_client_email_confirmed: boolean;
  readonly is_change_email: boolean;
  readonly is_old_email: boolean;
  readonly updated_terms: boolean;
}

/** Whether a stored record can be read (R9.4). */
export const isBusClient = hasShape<BusClient>({
  id: isNumber,
  name: isText,
  surname: isText,
  patronymic: isNullOr(isText),
  birth_date: isNullOr(isText),
  sex: isNullOr(isText),
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
