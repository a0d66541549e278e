import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadLate } from '../../late/load-late.ts';
import type { ShellEntry } from './entries.ts';
import type { MoreSheet } from './MoreSheet.tsx';

interface OpenSheet {
  readonly Sheet: typeof MoreSheet;
  readonly entries: readonly ShellEntry[];
}

/**
 * The open menu with its entries, else null. Its file comes with the late parts, so it is there at the first
 * tap; if it could not be loaded, the next tap loads it again. A tap has no effect after a
 * navigation.
 */
export function useMoreSheet(): {
  sheet: OpenSheet | null;
  open: (entries: readonly ShellEntry[]) => void;
  close: () => void;
} {
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const { key } = useLocation();
  const lastTap = useRef({});
  useEffect(
    () => () => {
      lastTap.current = {};
    },
    [key],
  );
  const open = (entries: readonly ShellEntry[]) => {
    const tap = {};
    lastTap.current = tap;
    loadLate().then(
      (loaded) => {
        if (tap === lastTap.current) setSheet({ Sheet: loaded.MoreSheet, entries });
      },
      () => undefined,
    );
  };
  return { sheet, open, close: () => setSheet(null) };
}
