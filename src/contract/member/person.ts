import * as v from 'valibot';
import { isMemberBirthDate } from '../../domain/person/birth-date.ts';
import { isEmail, LONGEST_EMAIL } from '../../domain/person/email-address.ts';
import { isPersonName } from '../../domain/person/person-name.ts';
import { cleanEmail, cleanName } from '../../domain/text/clean-text.ts';
import { stripEmoji } from '../../domain/text/emoji.ts';
import { typedText } from '../common.ts';

/** A typed first, last or middle name; cleaned, without emoji (R5.5). */
export const personName = v.pipe(
  typedText((text) => cleanName(stripEmoji(text)), 100, {
    missing: 'FIELD_REQUIRED',
    tooLong: 'FIELD_TOO_LONG',
  }),
  v.nonEmpty('FIELD_REQUIRED'),
  v.check(isPersonName, 'FIELD_NAME'),
);

/** Which rule of the schema a name breaks that may be left out, so that its form checks it by itself. */
export const nameProblem = (schema: v.GenericSchema<string, string>, text: string): string =>
  v.safeParse(schema, text).issues?.[0].message ?? 'FIELD_NAME';

/** YYYY-MM-DD within a member's age limits (R5.6). */
export const birthDate = v.pipe(
  v.string('FIELD_REQUIRED'),
  v.check((text) => isMemberBirthDate(text, new Date()), 'FIELD_BIRTH_DATE'),
);

export const sex = v.picklist(['male', 'female'], 'FIELD_REQUIRED');

/** A typed e-mail, cleaned and in lower case: members and their friends are compared in that form. */
export const emailAddress = v.pipe(
  typedText(cleanEmail, LONGEST_EMAIL, { missing: 'FIELD_REQUIRED', tooLong: 'FIELD_EMAIL' }),
  v.nonEmpty('FIELD_REQUIRED'),
  v.check(isEmail, 'FIELD_EMAIL'),
);

/** A checkbox that must be ticked (R5.6). */
export const agreement = v.literal(true, 'FIELD_AGREEMENT');
