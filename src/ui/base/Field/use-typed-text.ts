import { useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tracks the text of a native control, set by the person, by `value`, or by a form library that writes
 * into the element (detected at the next render). Call `read` in the control's change event.
 */
export function useTypedText<Element extends TextControl>(forwarded: Ref<Element> | undefined) {
  const control = useRef<Element>(null);
  const [text, setText] = useState('');
  const read = () => setText(control.current?.value ?? '');
  useImperativeHandle<Element | null, Element | null>(forwarded, () => control.current, []);
  useLayoutEffect(read);
  return { control, text, read };
}
