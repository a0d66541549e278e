import { useEffect, useState } from 'react';
import {
  FRESH_MARK_MS,
  parseMark,
  signedBytes,
  type CodeMark,
} from '#src/domain/orders/code-mark.ts';
import { serviceNow } from '#src/platform/network/service-clock.ts';

/** A combined code that was read. */
export interface MarkedCode {
  readonly ids: readonly number[];
  /** Its signed part; null without one. */
  readonly mark: string | null;
}

/** What makes a desk look twice: the code may be a screenshot, or not signed by the service. */
export type CodeHint =
  | { readonly kind: 'unmarked' | 'forged' }
  /** `at` is ms since the epoch. */
  | { readonly kind: 'old'; readonly at: number };

const SIGNATURE = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' } as const;

async function isServices(
  ids: readonly number[],
  { at, signature }: CodeMark,
  codeKey: string,
): Promise<boolean> {
  const spki = Uint8Array.from(atob(codeKey), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('spki', spki, SIGNATURE, false, ['verify']);
  return crypto.subtle.verify(SIGNATURE, key, signature, signedBytes(ids, at));
}

async function hintOf({ ids, mark }: MarkedCode, codeKey: string): Promise<CodeHint | null> {
  if (mark === null) return { kind: 'unmarked' };
  const signed = parseMark(mark);
  if (!signed || !(await isServices(ids, signed, codeKey))) return { kind: 'forged' };
  const at = signed.at * 1000;
  return (serviceNow() ?? Date.now()) - at > FRESH_MARK_MS ? { kind: 'old', at } : null;
}

/**
 * What a desk should know of a combined code besides its orders, with or without a network (R12.1); null where there is
 * nothing. It never keeps anybody from handing out: members have no network, either.
 * @param code null for what is no combined code
 * @param codeKey the service's public key; undefined while the desk does not have it
 */
export function useCodeHint(code: MarkedCode | null, codeKey: string | undefined): CodeHint | null {
  const [hint, setHint] = useState<{ readonly of: MarkedCode; readonly is: CodeHint | null }>();
  useEffect(() => {
    if (!code || codeKey === undefined) return;
    void hintOf(code, codeKey).then(
      (is) => setHint({ of: code, is }),
      // A browser that cannot check it says nothing of it.
      () => undefined,
    );
  }, [code, codeKey]);
  return hint !== undefined && hint.of === code ? hint.is : null;
}
