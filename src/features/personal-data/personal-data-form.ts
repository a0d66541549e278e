import * as v from 'valibot';
import { birthDate, nameProblem, personName, sex } from '#src/contract/member/person.ts';
import type { BusClient } from '#src/domain/member/client.ts';
import type { PersonalDataPost } from '#src/domain/outbox/post-bodies.ts';
import { cleanName } from '#src/domain/text/clean-text.ts';
import { stripEmoji } from '#src/domain/text/emoji.ts';
import { isBlank } from '#src/domain/text/free-text.ts';

/** The fields that a member corrects; empty texts for what is missing. */
export interface PersonalDataValues {
  name: string;
  surname: string;
  patronymic: string;
  sex: string;
  /**
   * YYYY-MM-DD, or the text of a date that is not complete; the form has it only while the record has none.
   */
  birth_date: string;
}

/** The key of the form's draft. */
export const PERSON_DRAFT = 'personal-data';

export const PERSONAL_FIELDS = ['name', 'surname', 'patronymic', 'birth_date', 'sex'] as const;

export const valuesOf = (client: BusClient): PersonalDataValues => ({
  name: client.name,
  surname: client.surname,
  patronymic: client.patronymic ?? '',
  sex: client.sex ?? '',
  birth_date: client.birth_date ?? '',
});

const nameOrNothing = v.pipe(
  v.string(),
  v.check(
    (text) => isBlank(text) || v.is(personName, text),
    ({ input }) => nameProblem(personName, input),
  ),
);

/** The rules of the form: a stored value can be corrected, but not removed (R5.5, R7.18). */
export const personalDataSchema = (client: BusClient) =>
  v.object({
    name: personName,
    surname: personName,
    patronymic: client.patronymic === null ? nameOrNothing : personName,
    // Null after the focus has left the radio buttons without a choice.
    sex: client.sex === null ? v.fallback(v.string(), '') : v.pipe(v.string('FIELD_REQUIRED'), sex),
    birth_date:
      client.birth_date === null
        ? v.union([v.literal(''), birthDate], 'FIELD_BIRTH_DATE')
        : v.string(),
  });

/** The fields that differ from the record; the service ignores all others. */
export function changesOf(client: BusClient, values: PersonalDataValues): PersonalDataPost {
  const known = valuesOf(client);
  const typed = Object.fromEntries(
    PERSONAL_FIELDS.map((field) => [field, cleanName(stripEmoji(values[field]))]),
  );
  return Object.fromEntries(
    PERSONAL_FIELDS.flatMap((field) => {
      const value = typed[field] ?? '';
      return value === '' || value === known[field] ? [] : [[field, value]];
    }),
  );
}
