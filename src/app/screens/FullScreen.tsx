import type { ReactNode } from 'react';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import type { PictureName } from '#src/ui/base/Picture/drawings/drawings.ts';
import styles from './FullScreen.module.css';

interface FullScreenProps {
  picture: PictureName;
  title: string;
  text: string;
  action: ReactNode;
}

/** A state that replaces a whole screen: picture, one sentence, one action. */
export function FullScreen(props: FullScreenProps) {
  return (
    <div className={styles.screen}>
      <EmptyState level={1} {...props} />
    </div>
  );
}
