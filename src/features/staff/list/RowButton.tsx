import { useLayoutEffect, useRef, type ComponentProps } from 'react';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';

/** The row that an element is in. */
export const rowOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-row]') ?? null;

interface RowButtonProps extends Omit<ComponentProps<typeof Button>, 'ref' | 'size' | 'children'> {
  /** What the row is about, for screen readers: the same button stands in every row. */
  about: string;
  children: string;
}

/** An act on the row of a list. When its act takes it away, its row gets the focus. */
export function RowButton({ about, children, ...button }: RowButtonProps) {
  const element = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = element.current;
    const row = rowOf(own);
    return () => {
      if (document.activeElement === own) row?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <Button ref={element} size="small" {...button}>
      <span>{children}</span>
      <VisuallyHidden>{`, ${about}`}</VisuallyHidden>
    </Button>
  );
}
