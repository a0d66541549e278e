import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { MoreSheet } from './MoreSheet.tsx';

type Sheet = typeof MoreSheet;

/** Late enough for the first screen and its data to load first, in ms. */
const PRELOAD_MS = 2000;

const load = () => import('./MoreSheet.tsx');

/**
 * The sheet while it is open, else null. Its file is loaded after the first screen, so it is there at
 * the first tap; if it could not be loaded, the next tap loads it again. A tap has no effect after a
 * navigation.
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
