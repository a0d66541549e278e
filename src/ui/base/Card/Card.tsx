import type { ReactNode } from 'react';
import styles from './Card.module.css';

interface CardProps {
  /** The element: a section with a heading, an article that stands alone, or a plain div. */
  as?: 'div' | 'section' | 'article' | 'li';
  tone?: 'raised' | 'soft' | 'brand';
  /** none: the content reaches the edges and brings its own space. */
  padding?: 'normal' | 'none';
  elevated?: boolean;
  /** Id of the heading that names a section. */
  labelledBy?: string;
  children: ReactNode;
}

/** A surface that holds what belongs together. */
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
      className={styles.card}
      data-tone={tone}
      data-padding={padding}
      data-elevated={elevated || undefined}
      aria-labelledby={labelledBy}
    >
      {children}
    </Element>
  );
}
