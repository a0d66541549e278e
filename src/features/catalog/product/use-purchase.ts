import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The second tap on what closed a purchase comes within this time, in ms, and begins no other one. */
const DOUBLE_TAP_MS = 500;

/** A purchase that the member has begun. */
export interface BegunPurchase {
  /** Null: as the draft says. */
  readonly isGift: boolean | null;
}

interface Purchase {
  readonly begun: BegunPurchase | null;
  readonly begin: (whose: 'self' | 'friend') => void;
  readonly end: () => void;
}

/**
 * The purchase that is open. `?buy` in the address begins one where nothing is in the way, and leaves the address,
 * so that neither Back nor a reload asks again (R9.9).
 * @param mayBegin null while that is not known
 */
export function usePurchase(mayBegin: boolean | null): Purchase {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [begun, setBegun] = useState<BegunPurchase | null>(null);
  const endedAt = useRef(-Infinity);
  const isAsked = new URLSearchParams(search).has('buy');

  if (isAsked && mayBegin === true && begun === null) setBegun({ isGift: null });

  useEffect(() => {
    if (isAsked && mayBegin !== null) void navigate(pathname, { replace: true });
  }, [isAsked, mayBegin, navigate, pathname]);

  return {
    // Over the address that stays: Back from the purchase must not come upon the asking one.
    begun: isAsked ? null : begun,
    begin: (whose) => {
      const isStray = performance.now() - endedAt.current < DOUBLE_TAP_MS;
      if (!isStray) setBegun({ isGift: whose === 'friend' });
    },
    end: () => {
      endedAt.current = performance.now();
      setBegun(null);
    },
  };
}
