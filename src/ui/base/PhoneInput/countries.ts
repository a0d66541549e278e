/** Countries of the programme, in the order of specification §9; each by its ISO 3166 code. */
export const COUNTRIES = [
  'RU',
  'AZ',
  'AM',
  'BY',
  'GE',
  'KZ',
  'CY',
  'KG',
  'TJ',
  'TM',
  'UZ',
  'UA',
] as const;

export type Country = (typeof COUNTRIES)[number];

export const isCountry = (code: unknown): code is Country =>
  COUNTRIES.some((country) => country === code);
