import { useImperativeHandle, useLayoutEffect, useRef, useState, type Ref } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/**
 * Follows the text of a native control, whoever put it there: the person, a `value`, or a form library
 * that writes into the element (that is seen with the next render). `read` is for the control's change event.
 */
export function useTypedText<Element extends TextControl>(forwarded: Ref<Element> | undefined) {
  const control = useRef<Element>(null);
  const [text, setText] = useState('');
  const read = () => setText(control.current?.value ?? '');
  useImperativeHandle<Element | null, Element | null>(forwarded, () => control.current, []);
  useLayoutEffect(read);
  return { control, text, read };
}
