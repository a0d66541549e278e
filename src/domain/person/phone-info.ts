import { cleanText } from '../text/clean-text.ts';
import { hashOfText } from '../text/text-hash.ts';
import { normalisePhone } from './phone.ts';

/** The sources of a member's phone. */
export interface PhoneSources {
  /** First phone of the CRM contact. */
  readonly bitrixPhone: string | null;
  /** The phone that the CRM considers verified. */
  readonly b24VerifiedPhone: string | null;
  /** The phone of the service's client record. */
  readonly firstSVCPhone: string | null;
}

/** Facts about a member's phone (R3.7); phones with their plus. */
export interface PhoneInfo extends PhoneSources {
  /** The phone in use. */
  readonly actualPhone: string | null;
  /** The first phone of any source. */
  readonly existedPhone: string | null;
  readonly isVerifiedB24: boolean;
  readonly isVerifiedByClient: boolean;
  readonly isDifferentInSources: boolean;
  /** Changes whenever a source's phone does; identifies the state that a person has acknowledged. */
  readonly hash: string;
}

const normal = (phone: string | null): string | null =>
  phone === null || cleanText(phone) === '' ? null : normalisePhone(phone);

/**
 * Applies the rule of R4.3: the CRM's phone counts as verified by the client and is the one in use;
 * the sources differ when the verified phone is absent or another.
 */
export function phoneInfo(sources: PhoneSources): PhoneInfo {
  const bitrixPhone = normal(sources.bitrixPhone);
  const b24VerifiedPhone = normal(sources.b24VerifiedPhone);
  const firstSVCPhone = normal(sources.firstSVCPhone);
  return {
    bitrixPhone,
    b24VerifiedPhone,
    firstSVCPhone,
    actualPhone: bitrixPhone,
    existedPhone: bitrixPhone ?? b24VerifiedPhone ?? firstSVCPhone,
    isVerifiedB24: b24VerifiedPhone !== null,
    isVerifiedByClient: bitrixPhone !== null,
    isDifferentInSources: b24VerifiedPhone === null || b24VerifiedPhone !== bitrixPhone,
    hash: hashOfText([bitrixPhone, b24VerifiedPhone, firstSVCPhone].join('|')),
  };
}

/** Whether a phone (with its plus) needs no code: the CRM has it as the verified one (R4.3). */
export const isVerifiedPhone = (info: PhoneInfo, phone: string): boolean =>
  info.b24VerifiedPhone === phone;

/** Whether a phone (with its plus) is one of those that the sources already have (R4.3). */
export const isStoredPhone = (info: PhoneInfo, phone: string): boolean =>
  [info.bitrixPhone, info.b24VerifiedPhone, info.firstSVCPhone].includes(phone);

/**
 * Whether a typed phone (with its plus) differs from the stored one. The form warns and does not forbid it:
 * people change their numbers.
 */
export const differsFromStored = (info: PhoneInfo, phone: string): boolean =>
  info.existedPhone !== null && info.existedPhone !== phone;

/** The sources of a signed-in member's phone; null for an unknown one. */
export const memberPhoneInfo = (
  info: { readonly phones: readonly string[]; readonly verifiedPhone: string | null } | null,
  client: { readonly phone: string | null } | null,
): PhoneInfo =>
  phoneInfo({
    bitrixPhone: info?.phones[0] ?? null,
    b24VerifiedPhone: info?.verifiedPhone ?? null,
    firstSVCPhone: client?.phone ?? null,
  });
