import parsePhoneNumber, {
  formatIncompletePhoneNumber,
  type MetadataJson,
} from 'libphonenumber-js/core';
import { COUNTRIES, isCountry, type Country } from './countries.ts';
import metadataOfCountries from './metadata.json';

/**
 * Numbering plans of the programme's twelve countries: 4 KB instead of the package's 83.
 * `tests/unit/phone-metadata.test.ts -u` generates the file, and the test fails when the package's data
 * differ.
 */
const metadata = metadataOfCountries as unknown as MetadataJson;

/** A phone while it is typed. */
export interface Phone {
  readonly country: Country;
  /** Digits after the country's code; with a plus, a number of an unlisted country. */
  readonly kept: string;
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

export const keptOf = (text: string): string => text.trim().replace(SEPARATORS, '');

const codes = Object.fromEntries(
  COUNTRIES.map((country) => [country, String(metadataOfCountries.countries[country][0])]),
) as Record<Country, string>;

/** «7», «998» */
export const codeOf = (country: Country): string => codes[country];

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

/** Forms of a number with its country code but without the plus (R5.2). */
const withoutPlus = (digits: string): string[] => [
  digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits,
  digits.replace(/^(?:00|810)/, ''),
];

/**
 * Reduces digits in any usual form to the national number: once a number is complete, its country code
 * and a leading 8 or 0 are removed, and the code of another listed country selects that country.
 */
export function parsePhone(typed: string, chosen: Country): Phone {
  const kept = typed.slice(0, LONGEST);
  const unchanged = { country: chosen, kept };
  if (kept.startsWith('+')) return parseInternational(kept.slice(1), chosen) ?? unchanged;
  const own = parsePhoneNumber(kept, { defaultCountry: chosen }, metadata);
  if (own?.isValid() === true && own.countryCallingCode === codeOf(chosen))
    return { country: chosen, kept: own.nationalNumber };
  const whole = withoutPlus(kept).find((digits) => parse(digits)?.isValid());
  return (whole === undefined ? null : parseInternational(whole, chosen)) ?? unchanged;
}

/** Parses a form's value; its own country takes precedence over `fallback`. */
export function phoneOf(value: string, fallback: Country): Phone {
  const kept = keptOf(value);
  const parsedCountry = parsePhoneNumber(kept, { defaultCountry: fallback }, metadata)?.country;
  return parsePhone(kept, isCountry(parsedCountry) ? parsedCountry : fallback);
}

/** Formats the digits typed so far: «916 123 45 67». */
export function formatPhone({ country, kept }: Phone): string {
  if (kept === '' || kept.startsWith('+')) return kept;
  const code = `+${codeOf(country)}`;
  return formatIncompletePhoneNumber(`${code}${kept}`, metadata).slice(code.length).trimStart();
}

/** «+79161234567» for a complete number, else the text with its country code; empty for none. */
export function valueOf(phone: Phone): { readonly value: string; readonly isValid: boolean } {
  const { country, kept } = phone;
  if (kept === '' || kept.startsWith('+')) return { value: kept, isValid: false };
  const parsed = parse(`${codeOf(country)}${kept}`);
  if (parsed?.isPossible() !== true)
    return { value: `+${codeOf(country)} ${formatPhone(phone)}`, isValid: false };
  return { value: parsed.number, isValid: parsed.isValid() };
}
