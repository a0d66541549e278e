import { useEffect, useRef, type RefObject } from 'react';

/** A ref for a field that gets the focus once it is found empty. */
export function useMissingFocus<T extends HTMLElement>(isMissing: boolean): RefObject<T | null> {
  const field = useRef<T>(null);
  useEffect(() => {
    if (isMissing) field.current?.focus();
  }, [isMissing]);
  return field;
}
