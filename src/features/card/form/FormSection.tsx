import { useId, type ReactNode } from 'react';
import { Card } from '#src/ui/base/Card/Card.tsx';

interface FormSectionProps {
  title: string;
  text?: string;
  children: ReactNode;
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
