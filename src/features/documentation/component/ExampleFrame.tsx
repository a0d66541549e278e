import { useEffect, useRef, type ReactNode } from 'react';
import { useFormat } from '#src/i18n/use-format.ts';

/** Links within the app are disabled in examples; external addresses (`https:`, `tel:`) work. */
const AREA_LINK = 'a[href^="/"]';

/** The container of an example. */
export function ExampleFrame({
  className,
  children,
}: {
  className: string | undefined;
  children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const { language } = useFormat();

  useEffect(() => {
    const element = place.current;
    const stay = (event: Event) => {
      const { target } = event;
      if (target instanceof Element && target.closest(AREA_LINK)) event.preventDefault();
    };
    // In the capture phase, before the router handles the click.
    element?.addEventListener('click', stay, { capture: true });
    return () => element?.removeEventListener('click', stay, { capture: true });
  }, []);

  return (
    <div ref={place} lang={language} className={className}>
      {children}
    </div>
  );
}
