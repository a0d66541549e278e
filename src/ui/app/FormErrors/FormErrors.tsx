import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { fieldText } from '#src/domain/field-problem.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ErrorSummary } from '#src/ui/base/ErrorSummary/ErrorSummary.tsx';

interface FormErrorsProps<Values extends FieldValues> {
  form: Pick<UseFormReturn<Values>, 'formState' | 'setFocus'>;
  /** Labels by field name, in the order of the fields. */
  labels: Readonly<Partial<Record<FieldPath<Values>, string>>>;
}

/** The summary of a form's errors after an attempt to send it; each leads to its field (R5.5). */
export function FormErrors<Values extends FieldValues>({ form, labels }: FormErrorsProps<Values>) {
  const { t } = useTranslation('kit');
  const { language } = useFormat();
  const { errors, submitCount } = form.formState;
  const shown = Object.entries<string | undefined>(labels).flatMap(([name, label]) => {
    const error: unknown = get(errors, name);
    const message = (error as { readonly message?: string } | undefined)?.message;
    return message === undefined
      ? []
      : [{ name, text: `${label ?? name}: ${fieldText(message, language)}` }];
  });
  return (
    <ErrorSummary
      title={t('formErrors')}
      errors={shown}
      attempt={submitCount}
      onGo={(name) => form.setFocus(name as FieldPath<Values>)}
    />
  );
}
