import * as v from 'valibot';
import { isMemberBirthDate } from '../domain/birth-date.ts';
import { stripEmoji } from '../domain/emoji.ts';
import { isPersonName } from '../domain/person-name.ts';

/** A first, last or middle name that a person typed; emoji and outer spaces are taken out (R5.5). */
export const personName = v.pipe(
  v.string('FIELD_REQUIRED'),
  v.transform((text) => stripEmoji(text).trim()),
  v.nonEmpty('FIELD_REQUIRED'),
  v.maxLength(100, 'FIELD_NAME'),
  v.check(isPersonName, 'FIELD_NAME'),
);

/** YYYY-MM-DD of somebody who may be a member (R5.6). */
export const birthDate = v.pipe(
  v.string('FIELD_REQUIRED'),
  v.check((text) => isMemberBirthDate(text, new Date()), 'FIELD_BIRTH_DATE'),
);

export const sex = v.picklist(['male', 'female'], 'FIELD_REQUIRED');

/** Comes out in lower case: that is how addresses are compared. */
export const emailAddress = v.pipe(
  v.string('FIELD_REQUIRED'),
  v.trim(),
  v.nonEmpty('FIELD_REQUIRED'),
  v.maxLength(254, 'FIELD_EMAIL'),
  v.email('FIELD_EMAIL'),
  v.toLowerCase(),
);

/** A box that must be ticked (R5.6). */
export const agreement = v.literal(true, 'FIELD_AGREEMENT');
