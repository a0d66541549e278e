/** A masked text without its separators, and how many of its characters stand before the caret. */
export interface MaskEdit {
  readonly kept: string;
  readonly before: number;
}

/** What a person's edit left in the field. */
export interface RawEdit {
  readonly raw: string;
  /** Caret in `raw`. */
  readonly caret: number;
  /** The event's own word for the edit; empty for autofill. */
  readonly inputType: string;
}

/** Text as it goes into the field, and the caret in it. */
export interface MaskedText {
  readonly text: string;
  readonly caret: number;
}

const DELETED_BACKWARD = /^delete.*Backward$/;
const DELETED_FORWARD = /^delete.*Forward$/;

/**
 * What stays of an edit when the separators are taken away. Who deletes a separator means the character
 * beyond it: the mask would only put the separator back, and the key would seem dead.
 * @param previous the text before the edit, without separators
 * @param separators a global pattern
 */
export function readEdit(edit: RawEdit, previous: string, separators: RegExp): MaskEdit {
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

/** The caret after so many kept characters; past the separators that follow, except after Backspace. */
export function caretAfter(
  text: string,
  before: number,
  inputType: string,
  separators: RegExp,
): number {
  const isKept = (character: string | undefined) => character?.replace(separators, '') !== '';
  let caret = 0;
  for (let seen = 0; caret < text.length && seen < before; caret += 1)
    if (isKept(text[caret])) seen += 1;
  if (DELETED_BACKWARD.test(inputType)) return caret;
  while (caret < text.length && !isKept(text[caret])) caret += 1;
  return caret;
}

/** What an input event tells of the edit. */
export function rawEdit(field: HTMLInputElement, event: Event): RawEdit {
  const inputType = event instanceof InputEvent ? event.inputType : '';
  return { raw: field.value, caret: field.selectionStart ?? field.value.length, inputType };
}

/** Puts text and caret into the field at once: a render later the caret would have jumped to the end. */
export function placeText(field: HTMLInputElement, { text, caret }: MaskedText): void {
  field.value = text;
  if (document.activeElement === field) field.setSelectionRange(caret, caret);
}
