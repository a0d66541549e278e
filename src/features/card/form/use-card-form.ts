import { useEffect } from 'react';
import type { FieldPath, UseFormReturn } from 'react-hook-form';
import { isIsoDate } from '#src/domain/person/birth-date.ts';
import { useDraftForm } from '#src/sync/storage/use-draft-form.ts';
import type { FormDraft } from '#src/sync/storage/use-stored-draft.ts';
import { cardFormSchema, EMPTY_CARD_FORM, type CardFormValues } from './card-form.ts';

interface CardFormSources {
  readonly draft: FormDraft<CardFormValues>;
  /** What is known about the member; more may arrive while the form is open. */
  readonly prefill: Partial<CardFormValues>;
  readonly email: string;
}

/** The date field shows only whole dates: a part of one would be an error that nobody sees. */
const withWholeDate = (kept: Partial<CardFormValues>): Partial<CardFormValues> =>
  isIsoDate(kept.birth_date ?? '') ? kept : { ...kept, birth_date: '' };

/**
 * The get-card form: what was typed before, else what is known. What arrives later fills only what is empty
 * and untouched.
 */
export function useCardForm(sources: CardFormSources): UseFormReturn<CardFormValues> {
  const { draft, prefill, email } = sources;
  const { form, isRestored } = useDraftForm<CardFormValues>({
    draft,
    schema: cardFormSchema,
    start: { ...EMPTY_CARD_FORM, ...prefill, email },
    fromDraft: (kept) => ({ ...withWholeDate(kept), email }),
  });

  useEffect(() => {
    if (isRestored) return;
    for (const [name, value] of Object.entries({ ...prefill, email })) {
      const field = name as FieldPath<CardFormValues>;
      if (form.getValues(field) === '' && !form.getFieldState(field).isDirty) {
        form.setValue(field, value);
      }
    }
  }, [form, prefill, email, isRestored]);
  return form;
}
