import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ErrorSummary } from '#src/ui/base/ErrorSummary/ErrorSummary.tsx';
import { useFieldError } from './use-field-error.ts';

interface FormErrorsProps<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'formState' | 'setFocus'>;
  /** Labels by field name, in the order of the fields. */
  labels: Readonly<Partial<Record<FieldPath<Values>, string>>>;
}

/** The summary of a form's errors after an attempt to send it; leads to the first field (R5.5). */
export function FormErrors<Values extends FieldValues>({ form, labels }: FormErrorsProps<Values>) {
  const { t } = useTranslation('kit');
  const errorOf = useFieldError(form);
  const shown = Object.entries<string | undefined>(labels).flatMap(([name, label]) => {
    const isWrong = errorOf(name as FieldPath<Values>) !== undefined;
    return isWrong ? [{ name, label: label ?? name }] : [];
  });
  return (
    <ErrorSummary
      title={t('formErrors')}
      errors={shown}
      attempt={form.formState.submitCount}
      onGo={(name) => form.setFocus(name as FieldPath<Values>)}
    />
  );
}
