import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MoreSheet } from './MoreSheet.tsx';

type Sheet = typeof MoreSheet;

/** Late enough that the first screen and its data come before, in ms. */
const PRELOAD_MS = 2000;

const load = () => import('./MoreSheet.tsx');

/**
 * The sheet while it is open, else null. Its file comes after the first screen and so is there at the
 * first tap; where it could not be had, the next tap asks for it again. A tap is over when the member goes
 * elsewhere.
 */
export function useMoreSheet(): { Sheet: Sheet | null; open: () => void; close: () => void } {
  const [sheet, setSheet] = useState<Sheet | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => load().catch(() => undefined), PRELOAD_MS);
    return () => clearTimeout(timer);
  }, []);
  const { key } = useLocation();
  const lastTap = useRef({});
  useEffect(
    () => () => {
      lastTap.current = {};
    },
    [key],
  );
  const open = () => {
    const tap = {};
    lastTap.current = tap;
    load().then(
      (loaded) => {
        if (tap === lastTap.current) setSheet(() => loaded.MoreSheet);
      },
      () => undefined,
    );
  };
  return { Sheet: sheet, open, close: () => setSheet(null) };
}
