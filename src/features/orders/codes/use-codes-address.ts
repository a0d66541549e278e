import { useState } from 'react';
import { useHref, useLocation, useSearchParams } from 'react-router-dom';

const PARAMETER = 'codes';

/** Whether the codes over a screen are open: by a press, or by the screen's address with `?codes` (R2.20). */
export function useCodesAddress() {
  const { pathname } = useLocation();
  const [parameters, setParameters] = useSearchParams();
  const [isPressed, setPressed] = useState(false);
  const isInAddress = parameters.has(PARAMETER);

  const close = (): void => {
    setPressed(false);
    if (!isInAddress) return;
    const rest = new URLSearchParams(parameters);
    rest.delete(PARAMETER);
    setParameters(rest, { replace: true });
  };
  return {
    isOpen: isPressed || isInAddress,
    /** Opens the codes with the screen. */
    address: useHref(`${pathname}?${PARAMETER}`),
    open: () => setPressed(true),
    close,
  };
}
