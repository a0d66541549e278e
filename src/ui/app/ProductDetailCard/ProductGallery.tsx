import { useTranslation } from 'react-i18next';
import { ProductPicture } from '#src/ui/app/ProductPicture/ProductPicture.tsx';
import { Carousel } from '#src/ui/base/Carousel/Carousel.tsx';
import styles from './ProductGallery.module.css';

interface ProductGalleryProps {
  /** Addresses (see the contract of products); without pictures the gallery keeps its shape. */
  pictures: readonly string[];
}

/** A product's pictures, 4:5, as a carousel. */
export function ProductGallery({ pictures }: ProductGalleryProps) {
  const { t } = useTranslation('catalog');
  return (
    <div className={styles.gallery}>
      {pictures.length < 2 ? (
        <div className={styles.single}>
          <ProductPicture src={pictures[0] ?? null} />
        </div>
      ) : (
        <Carousel
          // Another product starts at its first picture.
          key={pictures[0]}
          label={t('detail.pictures')}
          arrows="beside"
          slides={pictures.map((src) => ({
            id: src,
            content: <ProductPicture src={src} />,
          }))}
        />
      )}
    </div>
  );
}
