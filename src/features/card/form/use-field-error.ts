import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { fieldText } from '#src/domain/field-problem.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** The error of a field in the language on screen (R5.5); undefined without one. */
export function useFieldError<Values extends FieldValues>(form: UseFormReturn<Values>) {
  const { language } = useFormat();
  const { errors } = form.formState;
  return (name: FieldPath<Values>): string | undefined => {
    const error: unknown = get(errors, name);
    const message = (error as { readonly message?: string } | undefined)?.message;
    return message === undefined ? undefined : fieldText(message, language);
  };
}
