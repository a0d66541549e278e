/** Validation messages of the fields that a person fills in (R5.5, R5.6). */
export const FIELD_PROBLEMS = [
  'FIELD_REQUIRED',
  'FIELD_NAME',
  'FIELD_PHONE',
  'FIELD_EMAIL',
  'FIELD_BIRTH_DATE',
  'FIELD_AGREEMENT',
  'FIELD_CODE',
] as const;
export type FieldProblem = (typeof FIELD_PROBLEMS)[number];
