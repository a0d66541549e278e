import * as v from 'valibot';
import {
  agreement,
  birthDate,
  emailAddress,
  nameProblem,
  personName,
  sex,
} from '#src/contract/member/person.ts';
import { phone } from '#src/contract/member/phone.ts';
import type { CardPost } from '#src/domain/outbox/post-bodies.ts';
import { isBlank } from '#src/domain/text/free-text.ts';

/** What the get-card form holds while it is filled in; empty texts for what is missing. */
export interface CardFormValues {
  name: string;
  surname: string;
  patronymic: string;
  noPatronymic: boolean;
  sex: string;
  /** YYYY-MM-DD, or the text of a date that is not complete. */
  birth_date: string;
  phone: string;
  email: string;
  policyAgreement: boolean;
  termsAgreement: boolean;
}

export const EMPTY_CARD_FORM: CardFormValues = {
  name: '',
  surname: '',
  patronymic: '',
  noPatronymic: false,
  sex: '',
  birth_date: '',
  phone: '',
  email: '',
  policyAgreement: false,
  termsAgreement: false,
};

const filled = v.pipe(v.string('FIELD_REQUIRED'), v.nonEmpty('FIELD_REQUIRED'));

const waives = ({ noPatronymic }: { readonly noPatronymic: boolean }): boolean => noPatronymic;

/** The rules of the form; a middle name is required unless it is waived (R5.5, R5.6). */
export const cardFormSchema = v.pipe(
  v.object({
    name: personName,
    surname: personName,
    patronymic: v.string(),
    noPatronymic: v.boolean(),
    // Null after the focus has left the radio buttons without a choice.
    sex: v.pipe(v.string('FIELD_REQUIRED'), sex),
    birth_date: v.pipe(filled, birthDate),
    phone: v.pipe(filled, phone),
    email: emailAddress,
    policyAgreement: v.pipe(v.boolean(), agreement),
    termsAgreement: v.pipe(v.boolean(), agreement),
  }),
  v.forward(
    v.partialCheck(
      [['patronymic'], ['noPatronymic']],
      (form) => waives(form) || !isBlank(form.patronymic),
      'FIELD_REQUIRED',
    ),
    ['patronymic'],
  ),
  v.forward(
    v.partialCheck(
      [['patronymic'], ['noPatronymic']],
      (form) => waives(form) || isBlank(form.patronymic) || v.is(personName, form.patronymic),
      ({ input }) => nameProblem(personName, input.patronymic),
    ),
    ['patronymic'],
  ),
);

/** The form as it is sent. @throws {v.ValiError} when it breaks the rules */
export function toCardPost(values: CardFormValues): CardPost {
  const { policyAgreement: _, termsAgreement: __, ...form } = v.parse(cardFormSchema, values);
  const patronymic = form.noPatronymic ? null : v.parse(personName, form.patronymic);
  return { ...form, patronymic };
}

/** The phone of the form with its plus; null while it is not a whole one. */
export function phoneOfForm(typed: string): string | null {
  const parsed = v.safeParse(phone, typed);
  return parsed.success ? parsed.output : null;
}
