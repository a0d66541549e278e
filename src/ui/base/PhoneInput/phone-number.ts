import parsePhoneNumber, {
  formatIncompletePhoneNumber,
  type MetadataJson,
} from 'libphonenumber-js/core';
import { COUNTRIES, isCountry, type Country } from './countries.ts';
import metadataOfCountries from './metadata.json';
import { hasOnePhone } from './phone-text.ts';

/**
 * Numbering plans of the programme's twelve countries: 4 KB instead of the package's 83.
 * `tests/unit/forms/phone-metadata.test.ts -u` generates the file, and the test fails when the package's data
 * differ.
 */
const metadata = metadataOfCountries as unknown as MetadataJson;

/** A phone while it is typed. */
export interface Phone {
  readonly country: Country;
  /** Digits after the country's code; with a plus, a number of an unlisted country. */
  readonly kept: string;
  /**
   * The whole text of the field, for one that may not be reduced to digits: a second number, an extension.
   */
  readonly text?: string;
}

/** Information about a phone for a form. */
export interface PhoneState {
  readonly country: Country;
  /**
   * Whether the country's numbering plan has the number; only a code by text message proves that it
   * works.
   */
  readonly isValid: boolean;
}

/** Longest number with its plus (E.164). */
const LONGEST = 16;

/** Everything except digits and a leading plus. */
export const SEPARATORS = /(?!^\+)\D/g;

export const keptOf = (text: string): string =>
  text
    .replace(/^\D*\+/, '+')
    .trim()
    .replace(SEPARATORS, '');

/** A number that is dialled with 00 or 8~10 begins with a country's code, as after a plus. */
const withPlus = (kept: string): string => kept.replace(/^(?:00(?=[1-9])|810(?=\d{9}))/, '+');

const codes = Object.fromEntries(
  COUNTRIES.map((country) => [country, String(metadataOfCountries.countries[country][0])]),
) as Record<Country, string>;

/** «7», «998» */
export const codeOf = (country: Country): string => codes[country];

const isInPlan = (country: Country, national: string): boolean =>
  new RegExp(`^(?:${String(metadataOfCountries.countries[country][2])})$`).test(national);

/** A number of an unlisted country (E.164); the code 89 is a Russian 8 after a plus. */
const UNLISTED = /^\+(?!89)[1-9]\d{7,14}$/;

const parse = (international: string) => parsePhoneNumber(`+${international}`, metadata);

/**
 * A number that begins with a listed country's code; the chosen country is kept among several with that
 * code.
 */
function parseInternational(digits: string, chosen: Country): Phone | null {
  const candidates = COUNTRIES.filter((country) => digits.startsWith(codeOf(country)));
  const [first] = candidates;
  if (first === undefined) return null;
  const parsedCountry = parse(digits)?.country;
  const detected = candidates.find((country) => country === parsedCountry) ?? first;
  const country = candidates.includes(chosen) ? chosen : detected;
  return { country, kept: digits.slice(codeOf(country).length) };
}

/** A number with its country code but without the plus (R5.2). */
const withoutPlus = (digits: string): string =>
  digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits;

/**
 * Reduces digits in any usual form to the national number: once a number is complete, its country code
 * and a leading 8 or 0 are removed, and the code of another listed country selects that country.
 */
export function parsePhone(typed: string, chosen: Country): Phone {
  const kept = withPlus(typed).slice(0, LONGEST);
  const unchanged = { country: chosen, kept };
  if (kept.startsWith('+')) return parseInternational(kept.slice(1), chosen) ?? unchanged;
  const own = parsePhoneNumber(kept, { defaultCountry: chosen }, metadata);
  if (own?.isValid() === true && own.countryCallingCode === codeOf(chosen))
    return { country: chosen, kept: own.nationalNumber };
  const whole = parseInternational(withoutPlus(kept), chosen);
  return whole && isComplete(whole) ? whole : unchanged;
}

/** The phone of a text that stays as it is typed. */
export const unreduced = (text: string, country: Country): Phone => ({
  country,
  kept: keptOf(text),
  text,
});

/** The phone in another country; a text that is not reduced to digits stays. */
export const inCountry = (phone: Phone, country: Country): Phone =>
  phone.text === undefined ? parsePhone(phone.kept, country) : { ...phone, country };

/** Parses a form's value; its own country takes precedence over `fallback`. */
export function phoneOf(value: string, fallback: Country): Phone {
  if (!hasOnePhone(value)) return unreduced(value, fallback);
  const kept = keptOf(value);
  const parsedCountry = parsePhoneNumber(kept, { defaultCountry: fallback }, metadata)?.country;
  return parsePhone(kept, isCountry(parsedCountry) ? parsedCountry : fallback);
}

/** Formats the digits typed so far: «916 123 45 67». */
export function formatPhone({ country, kept, text }: Phone): string {
  if (text !== undefined) return text;
  if (kept === '' || kept.startsWith('+')) return kept;
  const code = `+${codeOf(country)}`;
  return formatIncompletePhoneNumber(`${code}${kept}`, metadata).slice(code.length).trimStart();
}

/** Whether a plan of the country's code has exactly these digits: the library also drops a trunk prefix. */
const isComplete = ({ country, kept }: Phone): boolean =>
  COUNTRIES.some((one) => codeOf(one) === codeOf(country) && isInPlan(one, kept));

/**
 * «+79161234567» for a complete number, else the text with its country code; empty for none, and the text
 * itself where it names more than one number. The validity is that of `isPhone` (src/domain/person/phone.ts),
 * which the forms and the service apply to the value.
 */
export function valueOf(phone: Phone): { readonly value: string; readonly isValid: boolean } {
  const { country, kept, text } = phone;
  if (text !== undefined) {
    return hasOnePhone(text) ? valueOf(parsePhone(kept, country)) : { value: text, isValid: false };
  }
  if (kept === '' || kept.startsWith('+')) return { value: kept, isValid: UNLISTED.test(kept) };
  const number = `+${codeOf(country)}${kept}`;
  if (isComplete(phone)) return { value: number, isValid: true };
  const parsed = parse(number.slice(1));
  const isWhole = parsed?.isPossible() === true && parsed.nationalNumber === kept;
  return {
    value: isWhole ? number : `+${codeOf(country)} ${formatPhone(phone)}`,
    isValid: false,
  };
}
