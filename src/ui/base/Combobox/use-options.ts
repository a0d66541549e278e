import { useCallback, useEffect, useRef, useState } from 'react';
import type { IconName } from '#src/ui/base/Icon/icons.ts';

/** A text that a combobox offers. */
export interface ComboboxOption {
  readonly value: string;
  readonly icon?: IconName;
}

/** Fetches the options for a text; the signal aborts when another text is typed. */
export type FetchOptions = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly ComboboxOption[]>;

/** Pause in typing after which options are fetched, in ms. */
const QUIET_MS = 200;

interface Options {
  /** Null while the list is closed; empty when nothing fits. */
  readonly options: readonly ComboboxOption[] | null;
  /** Fetches the options for a text, after a pause in typing or at once; aborts the earlier request. */
  readonly request: (text: string, when: 'soon' | 'now') => void;
  /** Closes the list; a response that is still to come does not open it again. */
  readonly close: () => void;
}

/** The options for the typed text. A request that fails closes the list: what is typed counts anyway. */
export function useOptions(fetchOptions: FetchOptions): Options {
  const [options, setOptions] = useState<readonly ComboboxOption[] | null>(null);
  const current = useRef<{ timer: ReturnType<typeof setTimeout>; abort: AbortController }>(
    undefined,
  );

  const cancel = useCallback(() => {
    clearTimeout(current.current?.timer);
    current.current?.abort.abort();
    current.current = undefined;
  }, []);
  useEffect(() => cancel, [cancel]);

  const request = useCallback(
    (text: string, when: 'soon' | 'now') => {
      cancel();
      const abort = new AbortController();
      const show = (found: readonly ComboboxOption[] | null) => {
        if (!abort.signal.aborted) setOptions(found);
      };
      const start = () =>
        void fetchOptions(text, abort.signal).then(show, () => {
          show(null);
        });
      const timer = setTimeout(start, when === 'soon' ? QUIET_MS : 0);
      current.current = { timer, abort };
    },
    [cancel, fetchOptions],
  );
  const close = useCallback(() => {
    cancel();
    setOptions(null);
  }, [cancel]);
  return { options, request, close };
}
