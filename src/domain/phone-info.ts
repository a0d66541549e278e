import { normalisePhone } from './phone.ts';

/** Where a member's phone may be known from. */
export interface PhoneSources {
  /** First phone of the CRM contact. */
  readonly bitrixPhone: string | null;
  /** The phone that the CRM holds for verified. */
  readonly b24VerifiedPhone: string | null;
  /** The phone of the service's client record. */
  readonly firstSVCPhone: string | null;
}

/** What is known of a member's phone (specification §3); phones with their plus. */
export interface PhoneInfo extends PhoneSources {
  /** The phone that counts. */
  readonly actualPhone: string | null;
  /** Any phone at all. */
  readonly existedPhone: string | null;
  readonly isVerifiedB24: boolean;
  readonly isVerifiedByClient: boolean;
  readonly isDifferentInSources: boolean;
  /** Differs whenever a source's phone does: names the state that a person has been told of. */
  readonly hash: string;
}

const normal = (phone: string | null): string | null =>
  phone === null || phone.trim() === '' ? null : normalisePhone(phone);

/** FNV-1a, 32 bits: short and stable, and no phone can be read from it. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/**
 * The rule of specification §4: the CRM's phone counts as verified by the client and is the actual one;
 * the sources differ when the verified phone is absent or another (R4.3).
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
    hash: hashOf([bitrixPhone, b24VerifiedPhone, firstSVCPhone].join('|')),
  };
}
