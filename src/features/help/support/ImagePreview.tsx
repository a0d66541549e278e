import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { imageName, megabytes } from './ticket-image.ts';
import styles from './ImageField.module.css';

interface ImagePreviewProps {
  image: Blob;
  /** Size of the chosen file, in bytes, if the image was made smaller. */
  sizeBefore: number | null;
  onRemove: () => void;
}

/** The attached image, its name and size, and a button that removes it. */
export function ImagePreview({ image, sizeBefore, onRemove }: ImagePreviewProps) {
  const { t } = useTranslation('help');
  const load = useCallback(
    (element: HTMLImageElement) => {
      const url = URL.createObjectURL(image);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [image],
  );
  const name = imageName(image);
  const size = megabytes(image.size);
  return (
    <div className={styles.preview}>
      <span className={styles.thumb}>
        <img ref={load} alt={t('support.image.preview', { name })} />
      </span>
      <span className={styles.facts}>
        <span className={styles.name} translate="no">
          {name}
        </span>
        <span className="muted small">
          {sizeBefore === null
            ? t('support.image.size', { size })
            : t('support.image.shrunk', { size, before: megabytes(sizeBefore) })}
        </span>
      </span>
      <button type="button" className={styles.remove} onClick={onRemove}>
        <Icon name="trash" size={20} title={t('support.image.remove')} />
      </button>
    </div>
  );
}
