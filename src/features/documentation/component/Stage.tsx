import { useEffect, useRef, type ReactNode } from 'react';

/** Links of the area lead nowhere from here; addresses outside of it (`https:`, `tel:`) work. */
const AREA_LINK = 'a[href^="/"]';

/** The place that an example stands in. */
export function Stage({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = place.current;
    const stay = (event: Event) => {
      const { target } = event;
      if (target instanceof Element && target.closest(AREA_LINK)) event.preventDefault();
    };
    // Before the router hears of it.
    element?.addEventListener('click', stay, { capture: true });
    return () => element?.removeEventListener('click', stay, { capture: true });
  }, []);

  return (
    <div ref={place} className={className}>
      {children}
    </div>
  );
}
