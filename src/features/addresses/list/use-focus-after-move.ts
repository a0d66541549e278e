import { useEffect, useRef } from 'react';
import type { Address } from '#src/domain/addresses/address-list.ts';

/** Element id of an address, which takes the focus when its pressed button is gone. */
export const addressElementId = (key: string): string => `address-${key}`;

/**
 * Keeps the keyboard at an address that an action moves to another place in the list, or behind the
 * disclosure of the hidden ones.
 * @returns a function that names the address before it moves
 */
export function useFocusAfterMove(addresses: readonly Address[]): (key: string) => void {
  const moved = useRef<string>(undefined);
  useEffect(() => {
    if (moved.current === undefined || document.activeElement !== document.body) return;
    const element = document.getElementById(addressElementId(moved.current));
    moved.current = undefined;
    const closed = element?.closest('details:not([open])')?.querySelector('summary');
    (closed ?? element)?.focus();
  }, [addresses]);
  return (key) => {
    moved.current = key;
  };
}
