/** Countries of the programme (ISO 3166), in the order of R5.2. */
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
