import parsePhoneNumber, {
  formatIncompletePhoneNumber,
  type MetadataJson,
} from 'libphonenumber-js/core';
import { COUNTRIES, isCountry, type Country } from './countries.ts';
import metadataOfCountries from './metadata.json';

/**
 * Numbering plans of the programme's twelve countries: 4 KB instead of the package's 83. Made anew by
 * `tests/unit/phone-metadata.test.ts -u`, which also fails when the package has changed them.
 */
const metadata = metadataOfCountries as unknown as MetadataJson;

/** A phone that is being typed. */
export interface Phone {
  readonly country: Country;
  /** Digits after the country's code; with a plus, a number of no listed country. */
  readonly kept: string;
}

/** What a form learns of a phone. */
export interface PhoneState {
  readonly country: Country;
  /** By the country's numbering plan; whether somebody answers there only a code by SMS shows. */
  readonly isValid: boolean;
}

/** The longest number with its plus, as E.164 has it. */
const LONGEST = 16;

/** Everything but digits and a plus in front. */
export const SEPARATORS = /(?!^\+)\D/g;

export const keptOf = (text: string): string => text.trim().replace(SEPARATORS, '');

const codes = Object.fromEntries(
  COUNTRIES.map((country) => [country, String(metadataOfCountries.countries[country][0])]),
) as Record<Country, string>;

/** «7», «998» */
export const codeOf = (country: Country): string => codes[country];

const parse = (international: string) => parsePhoneNumber(`+${international}`, metadata);

/** A number that begins with a listed country's code; of several with that code the chosen one stays. */
function readInternational(digits: string, chosen: Country): Phone | null {
  const owners = COUNTRIES.filter((country) => digits.startsWith(codeOf(country)));
  const [first] = owners;
  if (first === undefined) return null;
  const told = parse(digits)?.country;
  const likely = owners.find((country) => country === told) ?? first;
  const country = owners.includes(chosen) ? chosen : likely;
  return { country, kept: digits.slice(codeOf(country).length) };
}

/** Ways that a number with its country's code is written without the plus (R5.2). */
const withoutPlus = (digits: string): string[] => [
  digits.length === 11 && digits.startsWith('8') ? `7${digits.slice(1)}` : digits,
  digits.replace(/^(?:00|810)/, ''),
];

/**
 * Brings digits in any usual form to those after the country's code: as soon as a number is whole, the
 * code and a leading 8 or 0 go, and the code of another listed country chooses that country.
 */
export function readPhone(typed: string, chosen: Country): Phone {
  const kept = typed.slice(0, LONGEST);
  const asTyped = { country: chosen, kept };
  if (kept.startsWith('+')) return readInternational(kept.slice(1), chosen) ?? asTyped;
  const own = parsePhoneNumber(kept, { defaultCountry: chosen }, metadata);
  if (own?.isValid() === true && own.countryCallingCode === codeOf(chosen))
    return { country: chosen, kept: own.nationalNumber };
  const whole = withoutPlus(kept).find((digits) => parse(digits)?.isValid());
  return (whole === undefined ? null : readInternational(whole, chosen)) ?? asTyped;
}

/** The phone of a form's value; its own country goes before `fallback`. */
export function phoneOf(value: string, fallback: Country): Phone {
  const kept = keptOf(value);
  const told = parsePhoneNumber(kept, { defaultCountry: fallback }, metadata)?.country;
  return readPhone(kept, isCountry(told) ? told : fallback);
}

/** «916 123 45 67» as far as it is typed. */
export function formatPhone({ country, kept }: Phone): string {
  if (kept === '' || kept.startsWith('+')) return kept;
  const code = `+${codeOf(country)}`;
  return formatIncompletePhoneNumber(`${code}${kept}`, metadata).slice(code.length).trimStart();
}

/** «+79161234567» for a number of full length, else the text as it is with its code; empty for none. */
export function valueOf(phone: Phone): { readonly value: string; readonly isValid: boolean } {
  const { country, kept } = phone;
  if (kept === '' || kept.startsWith('+')) return { value: kept, isValid: false };
  const parsed = parse(`${codeOf(country)}${kept}`);
  if (parsed?.isPossible() !== true)
    return { value: `+${codeOf(country)} ${formatPhone(phone)}`, isValid: false };
  return { value: parsed.number, isValid: parsed.isValid() };
}
