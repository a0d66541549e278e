import {
  useEffect,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type ComponentProps,
  type SyntheticEvent,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldLook } from '#src/ui/base/Field/Field.tsx';
import { useTypedText } from '#src/ui/base/Field/use-typed-text.ts';
import { CODE_LENGTH, findCode, readCode } from './code-text.ts';
import { Cells, type Selection } from './Cells.tsx';
import styles from './InputCode.module.css';

export interface InputCodeProps
  extends
    FieldLook,
    Omit<
      ComponentProps<'input'>,
      'className' | 'id' | 'type' | 'maxLength' | 'placeholder' | 'onPaste' | 'onSelect'
    > {
  /**
   * Called once each time the sixth digit comes, with the code as a text of six digits; also when the same
   * whole code is pasted again, as one does after a check that failed.
   */
  onComplete?: ((code: string) => void) | undefined;
  /** The code is being checked: it stays in sight and cannot be changed. */
  busy?: boolean;
}

/** Puts a whole code in place of everything, as if it were typed. */
function fill(input: HTMLInputElement, code: string): void {
  input.setRangeText(code, 0, input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

/** Leaves nothing but the code in the input; the caret stays where it was among the digits. */
function tidy(input: HTMLInputElement): string {
  const { code, caret } = readCode(input.value, input.selectionStart ?? input.value.length);
  if (input.value !== code) {
    input.value = code;
    input.setSelectionRange(caret, caret);
  }
  return code;
}

/**
 * A confirmation code of six digits: one native input over six drawn cells. It takes a typed, a pasted and
 * an SMS-autofilled code; what was typed stays when it turns out wrong.
 */
export function InputCode({
  label,
  hint,
  error,
  hidesLabel,
  busy = false,
  onComplete,
  onChange,
  ref,
  ...rest
}: InputCodeProps) {
  const { t } = useTranslation('kit');
  const { control, text, read } = useTypedText(ref);
  const [selection, setSelection] = useState<Selection>({ start: 0, end: 0 });
  const follow = ({ selectionStart, selectionEnd }: HTMLInputElement) =>
    setSelection({ start: selectionStart ?? 0, end: selectionEnd ?? 0 });
  // What is typed next takes the place of a wrong code as a whole.
  useEffect(() => {
    if (error !== undefined && document.activeElement === control.current)
      control.current?.select();
  }, [error, control]);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const code = tidy(event.currentTarget);
    read();
    follow(event.currentTarget);
    onChange?.(event);
    if (code.length === CODE_LENGTH && code !== text) onComplete?.(code);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const code = findCode(event.clipboardData.getData('text'));
    const input = event.currentTarget;
    if (code === null || input.readOnly) return;
    event.preventDefault();
    // The same digits are no change, and no change event would tell of them.
    if (code === input.value) onComplete?.(code);
    else fill(input, code);
  };
  const status = (
    <span className={styles.status} role="status">
      {busy && t('inputCode.checking')}
    </span>
  );
  return (
    <div className={styles.width}>
      <Field {...{ label, hint, error, hidesLabel }} aside={status} keepsLine>
        {(attributes) => (
          <span className={styles.place}>
            <input
              autoComplete="one-time-code"
              inputMode="numeric"
              spellCheck={false}
              {...rest}
              {...attributes}
              ref={control}
              type="text"
              className={styles.input}
              readOnly={busy || rest.readOnly}
              aria-busy={busy || undefined}
              onChange={change}
              onPaste={paste}
              onSelect={(event: SyntheticEvent<HTMLInputElement>) => follow(event.currentTarget)}
            />
            <Cells code={text} selection={selection} />
          </span>
        )}
      </Field>
    </div>
  );
}
