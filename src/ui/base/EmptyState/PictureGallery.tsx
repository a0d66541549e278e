import { DRAWINGS, type PictureName } from '#src/ui/base/Picture/drawings/drawings.ts';
import { Picture } from '#src/ui/base/Picture/Picture.tsx';
import styles from './PictureGallery.module.css';

const NAMES = Object.keys(DRAWINGS) as PictureName[];

/** All drawings with their names, for the documentation. */
export function PictureGallery() {
  return (
    <ul className={styles.gallery}>
      {NAMES.map((name) => (
        <li key={name} className={`muted small ${styles.item}`}>
          <div className={styles.picture}>
            <Picture name={name} />
          </div>
          <code>{name}</code>
        </li>
      ))}
    </ul>
  );
}
