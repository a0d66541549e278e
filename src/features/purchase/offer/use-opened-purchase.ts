import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A second tap within this time, in ms, after a purchase was closed opens no other one. */
const DOUBLE_TAP_MS = 500;

/**
 * Opens and closes the purchase of a product's screen. `?buy` in the address opens one where nothing is in
 * the way, and leaves the address, so that neither Back nor a reload opens it again (R9.9).
 * @param canBuy null while that is not known
 */
export function useOpenedPurchase(canBuy: boolean | null) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  /** The purchase whose dialog is open; whether it is a gift is null where the draft says so. */
  const [opened, setOpened] = useState<{ readonly isGift: boolean | null } | null>(null);
  const closedAt = useRef(-Infinity);
  const isRequested = new URLSearchParams(search).has('buy');

  if (isRequested && canBuy === true && opened === null) setOpened({ isGift: null });

  useEffect(() => {
    if (isRequested && canBuy !== null) void navigate(pathname, { replace: true });
  }, [isRequested, canBuy, navigate, pathname]);

  return {
    // The dialog adds a history entry: it must stand on the address without `?buy`.
    opened: isRequested ? null : opened,
    open: (isGift: boolean) => {
      const isStrayTap = performance.now() - closedAt.current < DOUBLE_TAP_MS;
      if (!isStrayTap) setOpened({ isGift });
    },
    close: () => {
      closedAt.current = performance.now();
      setOpened(null);
    },
  };
}
