import { useState } from 'react';
import { pictureSources } from '#src/domain/picture.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './ProductPicture.module.css';

interface ProductPictureProps {
  /** Base path (see the contract of products); null when the product has no picture. */
  base: string | null;
  /** The width it is shown at, as in the `sizes` attribute. */
  sizes: string;
  /** It is seen at once: it is asked for before the layout is known, ahead of others. */
  isFirst?: boolean;
}

/**
 * A catalogue picture, 4:5, in the best format that the browser reads. Decoration beside the product's
 * name; where there is none, or it cannot be had offline, its place keeps its shape.
 */
export function ProductPicture({ base, sizes, isFirst = false }: ProductPictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  if (base === null || failed === base) {
    return (
      <span className={styles.place}>
        <Icon name="package" size={32} />
      </span>
    );
  }
  const { avif, webp, svg } = pictureSources(base);
  return (
    <picture className={styles.place}>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      <source type="image/webp" srcSet={webp} sizes={sizes} />
      <img
        className={styles.image}
        src={svg}
        alt=""
        loading={isFirst ? 'eager' : 'lazy'}
        {...(isFirst && { fetchPriority: 'high' })}
        decoding="async"
        onError={() => setFailed(base)}
      />
    </picture>
  );
}
