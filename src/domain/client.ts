/** The bus client record (specification §3), without the confirmation code, which stays secret (R4.16). */
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
