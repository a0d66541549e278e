import type { PictureName } from '#src/ui/base/Picture/drawings/drawings.ts';
import { Picture } from '#src/ui/base/Picture/Picture.tsx';
import styles from './PictureGallery.module.css';

/** Drawings with their names, for the documentation. */
export function PictureGallery({ names }: { names: readonly PictureName[] }) {
  return (
    <ul className={styles.gallery}>
      {names.map((name) => (
        <li key={name} className={styles.item}>
          <div className={styles.picture}>
            <Picture name={name} />
          </div>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
