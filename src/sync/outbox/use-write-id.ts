import { useRef } from 'react';

/**
 * Request ids of writes that a screen waits for and no outbox keeps: a code, an address. A write whose
 * response was lost is repeated under its id, so that it has one effect and uses up one attempt (R7.31).
 */
export function useWriteId() {
  const open = useRef<{ readonly content: string; readonly requestId: string }>(null);
  const used = useRef(new Set<string>());
  return {
    /**
     * The request id of a write of this content: the same until the content changes or the outcome is known.
     * @param first the id to begin with, such as that of the form; it serves one write
     */
    idOf: (content: string, first?: string): string => {
      if (open.current?.content !== content) {
        const isFree = first !== undefined && !used.current.has(first);
        open.current = { content, requestId: isFree ? first : crypto.randomUUID() };
      }
      used.current.add(open.current.requestId);
      return open.current.requestId;
    },
    /** The outcome is known: the same content again is another write. */
    settle: () => {
      open.current = null;
    },
  };
}
