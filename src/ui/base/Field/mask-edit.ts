/** A masked text without its separators, and the number of its characters before the caret. */
export interface MaskEdit {
  readonly kept: string;
  readonly before: number;
}

/** State of the field after an edit by a person. */
export interface RawEdit {
  readonly raw: string;
  /** Caret in `raw`. */
  readonly caret: number;
  /** The event's `inputType`; empty for autofill. */
  readonly inputType: string;
}

/** New text and caret of the field. */
export interface MaskedText {
  readonly text: string;
  readonly caret: number;
}

const DELETED_BACKWARD = /^delete.*Backward$/;
const DELETED_FORWARD = /^delete.*Forward$/;

/**
 * Removes the separators from an edit. Deleting a separator deletes the character beyond it, because the
 * mask would restore the separator and the key would have no effect.
 * @param previous the text before the edit, without separators
 * @param separators a global pattern
 */
export function parseEdit(edit: RawEdit, previous: string, separators: RegExp): MaskEdit {
  const strip = (text: string) => text.replace(separators, '');
  const kept = strip(edit.raw);
  const before = strip(edit.raw.slice(0, edit.caret)).length;
  if (kept !== previous) return { kept, before };
  if (DELETED_BACKWARD.test(edit.inputType) && before > 0)
    return { kept: kept.slice(0, before - 1) + kept.slice(before), before: before - 1 };
  if (DELETED_FORWARD.test(edit.inputType))
    return { kept: kept.slice(0, before) + kept.slice(before + 1), before };
  return { kept, before };
}

/**
 * The caret position after a number of characters, behind the following separators except after
 * Backspace.
 */
export function caretAfter(
  text: string,
  before: number,
  inputType: string,
  separators: RegExp,
): number {
  const isCharacter = (character: string | undefined) => character?.replace(separators, '') !== '';
  let caret = 0;
  for (let seen = 0; caret < text.length && seen < before; caret += 1)
    if (isCharacter(text[caret])) seen += 1;
  if (DELETED_BACKWARD.test(inputType)) return caret;
  while (caret < text.length && !isCharacter(text[caret])) caret += 1;
  return caret;
}

const COMPOSED = 'insertCompositionText';

/** Reads the edit from an input event, or from the end of a composition. */
export function rawEdit(field: HTMLInputElement, event: Event): RawEdit {
  const inputType =
    event instanceof InputEvent
      ? event.inputType
      : event instanceof CompositionEvent
        ? COMPOSED
        : '';
  return { raw: field.value, caret: field.selectionStart ?? field.value.length, inputType };
}

/**
 * Whether the keyboard is composing a text: until it ends, the field must keep what the keyboard has put into it,
 * or the keyboard puts it in again beside what the field has written.
 */
export const isComposing = (event: Event): boolean =>
  event instanceof InputEvent && event.isComposing;

/** Sets text and caret at once; after a render the caret would already be at the end. */
export function placeText(field: HTMLInputElement, { text, caret }: MaskedText): void {
  field.value = text;
  if (document.activeElement === field) field.setSelectionRange(caret, caret);
}
