import { useState } from 'react';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './ProductPicture.module.css';

interface ProductPictureProps {
  /** Address (see the contract of products); null when the product has no picture. */
  src: string | null;
  /** Visible without scrolling: loads before the layout is known, ahead of other pictures. */
  isFirst?: boolean;
}

/**
 * A catalog picture, 4:5. It is decorative, because the product's name stands beside it; a missing picture
 * leaves a placeholder of the same shape.
 */
export function ProductPicture({ src, isFirst = false }: ProductPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <span className={`centred muted ${styles.place}`}>
      {src === null || failed === src ? (
        <Icon name="package" size={32} />
      ) : (
        <img
          className={styles.image}
          src={src}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          {...(isFirst && { fetchPriority: 'high' })}
          decoding="async"
          onError={() => setFailed(src)}
        />
      )}
    </span>
  );
}
