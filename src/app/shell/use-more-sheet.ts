import { useEffect, useState } from 'react';
import type { MoreSheet } from './MoreSheet.tsx';

type Sheet = typeof MoreSheet;

/** Late enough that the first screen and its data come before, in ms. */
const PRELOAD_MS = 2000;

const load = () => import('./MoreSheet.tsx');

/**
 * The sheet while it is open, else null. Its file comes after the first screen and so is there at the
 * first tap; where it could not be had, the next tap asks for it again.
 */
export function useMoreSheet(): { Sheet: Sheet | null; open: () => void; close: () => void } {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => undefined), PRELOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  const open = () => {
    load().then(
      (loaded) => setSheet(() => loaded.MoreSheet),
      () => undefined,
    );
  };
  return { Sheet: sheet, open, close: () => setSheet(null) };
}
