import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  /** The element: a section with a heading, a self-contained article, a list item, or a plain div. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** The surface. */
  tone?: 'raised' | 'soft' | 'brand';
  /** none: the content reaches the edges and has its own padding. */
  padding?: 'normal' | 'none';
  /** Casts a shadow. */
  elevated?: boolean;
  /** Id of the section's heading. */
  labelledBy?: string;
  /** What belongs together. */
  children: ReactNode;
}

/** A surface that groups related content. */
export function Card({
  as: Element = 'div',
  tone = 'raised',
  padding = 'normal',
  elevated = false,
  labelledBy,
  children,
}: CardProps) {
  return (
    <Element
      className={`surface ${styles.card}`}
      data-tone={tone}
      data-padding={padding}
      data-elevated={elevated || undefined}
      aria-labelledby={labelledBy}
    >
      {children}
    </Element>
  );
}
