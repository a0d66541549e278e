import type { ReactNode } from 'react';
import type { PictureName } from '#src/ui/base/Picture/drawings/drawings.ts';
import { Picture } from '#src/ui/base/Picture/Picture.tsx';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  /** A drawing, silent for screen readers. */
  picture: PictureName;
  /** One sentence: what is here. */
  title: string;
  /** Level of the heading: 1 when the state is the whole screen. */
  level?: 1 | 2 | 3;
  /** What comes next, or what to do. */
  text?: string;
  /** One action, and a way back at most. */
  action?: ReactNode;
}

/** Placeholder for missing content: a picture, one sentence and one action. */
export function EmptyState({ picture, title, level = 2, text, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={`stack stack-tight ${styles.state}`}>
      <div className={styles.picture}>
        <Picture name={picture} />
      </div>
      <Heading className={styles.title} {...(level === 1 && { id: SCREEN_TITLE_ID, tabIndex: -1 })}>
        {title}
      </Heading>
      {text !== undefined && <p className={`muted ${styles.text}`}>{text}</p>}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
