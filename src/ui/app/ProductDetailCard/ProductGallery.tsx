import { useTranslation } from 'react-i18next';
import { ProductPicture } from '#src/ui/app/ProductPicture/ProductPicture.tsx';
import { Carousel } from '#src/ui/base/Carousel/Carousel.tsx';
import styles from './ProductGallery.module.css';

interface ProductGalleryProps {
  /** Base paths (see the contract of products); without any the place keeps its shape. */
  pictures: readonly string[];
}

const SIZES = '(width < 768px) calc(100vw - 32px), 500px';

/** A product's pictures, 4:5; several are leafed through. */
export function ProductGallery({ pictures }: ProductGalleryProps) {
  const { t } = useTranslation('catalog');
  return (
    <div className={styles.gallery}>
      {pictures.length < 2 ? (
        <div className={styles.alone}>
          <ProductPicture base={pictures[0] ?? null} sizes={SIZES} />
        </div>
      ) : (
        <Carousel
          // Another product begins with its first picture.
          key={pictures[0]}
          label={t('detail.pictures')}
          slides={pictures.map((base) => ({
            id: base,
            content: <ProductPicture base={base} sizes={SIZES} />,
          }))}
        />
      )}
    </div>
  );
}
