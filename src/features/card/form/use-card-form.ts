import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect } from 'react';
import { useForm, type FieldPath, type UseFormReturn } from 'react-hook-form';
import { cardFormSchema, EMPTY_CARD_FORM, type CardFormValues } from './card-form.ts';

interface CardFormSources {
  /** Kept values of an earlier visit. */
  readonly draft: Partial<CardFormValues> | null;
  /** What is known about the member; more may arrive while the form is open. */
  readonly prefill: Partial<CardFormValues>;
  readonly email: string;
  readonly onChange: (values: CardFormValues) => void;
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The day's field shows whole dates alone: a part of one would be an error that nobody sees. */
const withWholeDate = (draft: Partial<CardFormValues>): Partial<CardFormValues> =>
  ISO_DATE.test(draft.birth_date ?? '') ? draft : { ...draft, birth_date: '' };

/**
 * The get-card form: what was typed before, else what is known. Validates on submit, then on change; what
 * arrives later fills only what is empty and untouched.
 */
export function useCardForm(sources: CardFormSources): UseFormReturn<CardFormValues> {
  const { draft, prefill, email, onChange } = sources;
  const form = useForm<CardFormValues>({
    resolver: valibotResolver(cardFormSchema, undefined, { raw: true }),
    defaultValues: {
      ...EMPTY_CARD_FORM,
      ...prefill,
      ...(draft && withWholeDate(draft)),
      email,
    },
    // Otherwise the resolver skips the rules over several fields while one field is wrong.
    criteriaMode: 'all',
    shouldFocusError: false,
  });

  useEffect(
    () =>
      form.subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }),
    [form, onChange],
  );

  useEffect(() => {
    for (const [name, value] of Object.entries({ ...prefill, email })) {
      const field = name as FieldPath<CardFormValues>;
      if (draft === null && form.getValues(field) === '' && !form.getFieldState(field).isDirty) {
        form.setValue(field, value);
      }
    }
  }, [form, prefill, email, draft]);
  return form;
}
