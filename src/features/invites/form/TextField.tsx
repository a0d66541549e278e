import { useWatch } from 'react-hook-form';
import { useEmojiHint } from '#src/ui/app/EmojiHint/use-emoji-hint.ts';
import { useFieldError } from '#src/ui/app/FormErrors/use-field-error.ts';
import { Input } from '#src/ui/base/Input/Input.tsx';
import type { FriendFormApi } from './friend-schema.ts';

interface TextFieldProps {
  form: FriendFormApi;
  name: 'first' | 'last' | 'middle' | 'email';
  label: string;
  type?: 'text' | 'email';
}

/** A text of the form with its error, and a warning while it has emoji (R5.4). */
export function TextField({ form, name, label, type = 'text' }: TextFieldProps) {
  const hintFor = useEmojiHint();
  const errorOf = useFieldError(form);
  const text = useWatch({ control: form.control, name });
  return (
    <Input
      label={label}
      type={type}
      // The browser would offer the member's own data.
      autoComplete="off"
      autoCapitalize={type === 'email' ? 'none' : 'words'}
      spellCheck={false}
      hint={hintFor(text)}
      error={errorOf(name)}
      // An e-mail also settles the phone's «one of both is enough».
      {...form.register(name, name === 'email' ? { deps: 'phone' } : {})}
    />
  );
}
