import { useId } from 'react';
import { Card } from '#src/ui/base/Card/Card.tsx';
import type { Elements } from '#src/ui/base/elements.ts';

interface FormSectionProps {
  title: string;
  text?: string;
  children: Elements;
}

/** Fields that belong together. */
export function FormSection({ title, text, children }: FormSectionProps) {
  const titleId = useId();
  return (
    <Card as="section" labelledBy={titleId}>
      <div className="stack">
        <div>
          <h2 id={titleId}>{title}</h2>
          {text !== undefined && <p className="muted small">{text}</p>}
        </div>
        {children}
      </div>
    </Card>
  );
}
