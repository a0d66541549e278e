import type { ComponentProps } from 'react';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';

interface RowButtonProps extends Omit<ComponentProps<typeof Button>, 'size' | 'children'> {
  /** What the row is about, for screen readers: the same button stands in every row. */
  about: string;
  children: string;
}

/** An act on the row of a list. */
export const RowButton = ({ about, children, ...button }: RowButtonProps) => (
  <Button size="small" {...button}>
    <span>{children}</span>
    <VisuallyHidden>{`, ${about}`}</VisuallyHidden>
  </Button>
);
