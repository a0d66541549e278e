import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'codes';

/** Whether the codes are open; the address `?codes` opens them with the screen (R2.20). */
export function useCodesAddress() {
  const [parameters, setParameters] = useSearchParams();
  const [isOpen, setIsOpen] = useState(parameters.has(PARAMETER));

  const close = (): void => {
    setIsOpen(false);
    if (!parameters.has(PARAMETER)) return;
    const rest = new URLSearchParams(parameters);
    rest.delete(PARAMETER);
    setParameters(rest, { replace: true });
  };
  return { isOpen, open: () => setIsOpen(true), close };
}
