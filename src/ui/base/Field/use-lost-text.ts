import { useLayoutEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { fitText } from './fit-text.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Texts that come at once: from the clipboard, also by a phone's keyboard, which only «inserts a text». */
const INSERTIONS: readonly string[] = ['insertText', 'insertFromPaste', 'insertFromYank'];
const DROP = 'insertFromDrop';

const isLimited = (target: EventTarget | null): target is TextControl =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
  target.maxLength >= 0;

/** What the field makes of a text's line breaks. */
const withLineBreaksOf = (control: TextControl, text: string): string =>
  text.replaceAll(/\r\n?|\n/gu, control instanceof HTMLInputElement ? ' ' : '\n');

/** Replaces the selected text; as a command where the browser has it, so that it can be undone. */
function insert(control: TextControl, text: string): void {
  if (text === '') return;
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else leaves the undo of the field intact
  if (document.execCommand('insertText', false, text)) return;
  const { selectionStart, selectionEnd } = control;
  control.setRangeText(text, selectionStart ?? 0, selectionEnd ?? 0, 'end');
  control.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
}

interface LostText {
  /** Goes to an element around the field, together with `onInput`. */
  readonly place: RefObject<HTMLDivElement | null>;
  readonly onInput: (event: SyntheticEvent) => void;
  /** Number of characters that the last insertion had no room for; 0 after another edit. */
  readonly lost: number;
}

/**
 * Counts what a field with a `maxLength` has no room for when a text is inserted: browsers cut it silently, and some
 * inside of an emoji. A composition is left to the keyboard.
 */
export function useLostText(): LostText {
  const place = useRef<HTMLDivElement>(null);
  const isOwn = useRef(false);
  /** The text after the last insertion that was cut: a browser may report the refused one as an edit. */
  const cutText = useRef<string | null>(null);
  /** Length of the text if all that is being dropped finds room. */
  const dropped = useRef<number | null>(null);
  const [lost, setLost] = useState(0);
  useLayoutEffect(() => {
    const element = place.current;
    const onBeforeInput = (event: InputEvent): void => {
      const { target: control, data, inputType, isComposing } = event;
      dropped.current = null;
      if (isOwn.current || isComposing || data === null || !isLimited(control)) return;
      const text = withLineBreaksOf(control, data);
      const { value, maxLength, selectionStart: start, selectionEnd: end } = control;
      // Where a text is dropped is known to the browser only.
      if (inputType === DROP) dropped.current = value.length + text.length;
      if (!INSERTIONS.includes(inputType) || start === null || end === null) return;
      const room = Math.max(0, maxLength - value.length + (end - start));
      if (text.length <= room) return;
      event.preventDefault();
      const cut = fitText(text, room);
      isOwn.current = true;
      insert(control, cut.kept);
      isOwn.current = false;
      cutText.current = control.value;
      setLost(cut.lost);
    };
    // React has no event of this kind.
    element?.addEventListener('beforeinput', onBeforeInput);
    return () => element?.removeEventListener('beforeinput', onBeforeInput);
  }, []);
  return {
    place,
    // A listener of the element itself would draw a controlled field before its new text is known.
    onInput({ target }) {
      if (isOwn.current || !isLimited(target) || target.value === cutText.current) return;
      const length = dropped.current;
      setLost(length === null ? 0 : length - target.value.length);
      dropped.current = null;
      cutText.current = null;
    },
    lost,
  };
}
