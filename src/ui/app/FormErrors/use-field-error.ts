import { get, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { fieldText } from '#src/domain/text/field-problem.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/**
 * Reads the errors of a form's fields (R5.5).
 * @returns a function that returns a field's error in the language on screen, undefined without one
 */
export function useFieldError<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'formState'>,
): (name: FieldPath<Values>) => string | undefined {
  const { language } = useFormat();
  const { errors } = form.formState;
  return (name) => {
    const error: unknown = get(errors, name);
    const message = (error as { readonly message?: string } | undefined)?.message;
    return message === undefined ? undefined : fieldText(message, language);
  };
}
