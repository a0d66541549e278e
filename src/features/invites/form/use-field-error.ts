import { fieldText } from '#src/domain/field-problem.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import type { FriendValues } from './friend-values.ts';
import type { FriendFormApi } from './use-friend-form.ts';

/** Returns the text of a field's error in the language on screen (R5.5). */
export function useFieldError(
  form: FriendFormApi,
): (name: keyof FriendValues) => string | undefined {
  const { language } = useFormat();
  const { errors } = form.formState;
  return (name) => {
    const message = errors[name]?.message;
    return message === undefined ? undefined : fieldText(message, language);
  };
}
