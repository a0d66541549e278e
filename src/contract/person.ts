import * as v from 'valibot';
import { isMemberBirthDate } from '../domain/birth-date.ts';
import { stripEmoji } from '../domain/emoji.ts';
import { isPersonName } from '../domain/person-name.ts';

/** A typed first, last or middle name; emoji and outer spaces are removed (R5.5). */
export const personName = v.pipe(
  v.string('FIELD_REQUIRED'),
  v.transform((text) => stripEmoji(text).trim()),
  v.nonEmpty('FIELD_REQUIRED'),
  v.maxLength(100, 'FIELD_TOO_LONG'),
  v.check(isPersonName, 'FIELD_NAME'),
);

/** YYYY-MM-DD within a member's age limits (R5.6). */
export const birthDate = v.pipe(
  v.string('FIELD_REQUIRED'),
  v.check((text) => isMemberBirthDate(text, new Date()), 'FIELD_BIRTH_DATE'),
);

export const sex = v.picklist(['male', 'female'], 'FIELD_REQUIRED');

/** Converted to lower case, because addresses are compared in that form. */
export const emailAddress = v.pipe(
  v.string('FIELD_REQUIRED'),
  v.trim(),
  v.nonEmpty('FIELD_REQUIRED'),
  v.maxLength(254, 'FIELD_EMAIL'),
  v.email('FIELD_EMAIL'),
  v.toLowerCase(),
);

/** A checkbox that must be ticked (R5.6). */
export const agreement = v.literal(true, 'FIELD_AGREEMENT');
