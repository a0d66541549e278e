import { useEffect, useRef, type ReactNode } from 'react';

interface StepTitleProps {
  /** The step came after another one on this screen: what had the focus is gone. */
  takesFocus: boolean;
  children: ReactNode;
}

/** The heading of a step. */
export function StepTitle({ takesFocus, children }: StepTitleProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <h2 ref={title} tabIndex={-1}>
      {children}
    </h2>
  );
}
