import { useEffect, useRef, type RefObject } from 'react';

/** Brings the focus to the field that the ref is given to once it turns out to be missing. */
export function useMissingFocus<T extends HTMLElement>(isMissing: boolean): RefObject<T | null> {
  const field = useRef<T>(null);
  useEffect(() => {
    if (isMissing) field.current?.focus();
  }, [isMissing]);
  return field;
}
