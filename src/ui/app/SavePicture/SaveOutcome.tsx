import { useTranslation } from 'react-i18next';
import type { SavedPicture } from './use-save-picture.ts';
import styles from './SaveOutcome.module.css';

/**
 * What became of a picture that was saved (R2.20). On a touch screen the picture follows: the browser of a
 * messenger keeps no download, while a long press saves what is shown.
 */
export function SaveOutcome({ outcome }: { outcome: SavedPicture | null }) {
  const { t } = useTranslation('kit');
  return (
    <>
      <p className="small" role="status">
        {outcome?.message}
      </p>
      {outcome?.picture && (
        <figure className={`${styles.picture} stack stack-tight`}>
          <img className={styles.image} src={outcome.picture} alt={t('savePicture.picture')} />
          <figcaption className="small">{t('savePicture.hold')}</figcaption>
        </figure>
      )}
    </>
  );
}
