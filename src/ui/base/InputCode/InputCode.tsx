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
import { LONGEST_TYPED } from '#src/ui/base/Field/fit-text.ts';
import { isComposing } from '#src/ui/base/Field/mask-edit.ts';
import { useTypedText } from '#src/ui/base/Field/use-typed-text.ts';
import { Cells, type Selection } from './Cells.tsx';
import { CODE_LENGTH, findCode, parseCode } from './code-text.ts';
import styles from './InputCode.module.css';

export interface InputCodeProps
  extends
    FieldLook,
    Omit<
      ComponentProps<'input'>,
      'className' | 'id' | 'type' | 'maxLength' | 'placeholder' | 'onPaste' | 'onSelect'
    > {
  /**
   * Called each time the sixth digit is entered, and when a complete code is pasted again, as after a
   * failed check.
   */
  onComplete?: ((code: string) => void) | undefined;
  /** The code is being checked: it stays visible and is read-only. */
  busy?: boolean;
}

/** Replaces the whole text by a code and fires an input event. */
function fill(input: HTMLInputElement, code: string): void {
  input.setRangeText(code, 0, input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

/** Removes everything but the code from the input and keeps the caret at its digit. */
function keepOnlyCode(input: HTMLInputElement): string {
  const { code, caret } = parseCode(input.value, input.selectionStart ?? input.value.length);
  if (input.value !== code) {
    input.value = code;
    input.setSelectionRange(caret, caret);
  }
  return code;
}

/**
 * A verification code of six digits: one native input over six drawn cells. Accepts typed, pasted and
 * SMS-autofilled codes; a wrong code stays in the field.
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
  const updateSelection = ({ selectionStart, selectionEnd }: HTMLInputElement) =>
    setSelection({ start: selectionStart ?? 0, end: selectionEnd ?? 0 });
  // The next typed digit replaces a wrong code as a whole.
  useEffect(() => {
    if (error !== undefined && document.activeElement === control.current)
      control.current?.select();
  }, [error, control]);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const isDone = !isComposing(event.nativeEvent);
    const code = isDone ? keepOnlyCode(event.currentTarget) : '';
    read();
    updateSelection(event.currentTarget);
    onChange?.(event);
    if (code.length === CODE_LENGTH && code !== text) onComplete?.(code);
  };
  const endComposition = ({ currentTarget: input }: SyntheticEvent<HTMLInputElement>) => {
    const { code } = parseCode(input.value, input.value.length);
    if (code !== input.value) fill(input, code);
    // The composed digits have been read, so no change event follows.
    else if (code.length === CODE_LENGTH) onComplete?.(code);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const code = findCode(event.clipboardData.getData('text'));
    const input = event.currentTarget;
    if (code === null || input.readOnly) return;
    event.preventDefault();
    // Pasting the same digits changes nothing, so no change event would fire.
    if (code === input.value) onComplete?.(code);
    else fill(input, code);
  };
  const status = (
    <span className={`muted small ${styles.status}`} role="status">
      {busy && t('inputCode.checking')}
    </span>
  );
  return (
    <div className={styles.width}>
      {status}
      <Field {...{ label, hint, error, hidesLabel }} keepsLine>
        {(attributes) => (
          <span className={styles.place}>
            <input
              autoComplete="one-time-code"
              inputMode="numeric"
              maxLength={LONGEST_TYPED}
              spellCheck={false}
              {...rest}
              {...attributes}
              ref={control}
              type="text"
              className={styles.input}
              readOnly={busy || rest.readOnly}
              aria-busy={busy || undefined}
              onChange={change}
              onCompositionEnd={endComposition}
              onPaste={paste}
              onSelect={(event: SyntheticEvent<HTMLInputElement>) =>
                updateSelection(event.currentTarget)
              }
            />
            <Cells code={text} selection={selection} />
          </span>
        )}
      </Field>
    </div>
  );
}
