import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductDetailSkeleton } from '#src/ui/app/ProductDetailCard/ProductDetailSkeleton.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { ProductContent } from './ProductContent.tsx';
import { ProductMissing } from './ProductMissing.tsx';
import { shownProduct, type ProductViewProps } from './shown-product.ts';
import { useReturnToList } from './use-return-to-list.ts';
import styles from './ProductModal.module.css';

/** In CSS pixels (R2.8). */
const WIDTH = 1140;

/** The product over the list that it was opened from; closing goes back to that list (R2.8). */
export function ProductModal(props: ProductViewProps) {
  const { t } = useTranslation('buying');
  const titleId = useId();
  const shown = shownProduct(props);
  const { leave } = useReturnToList(
    shown.state === 'product' ? shown.product.kind : shown.state === 'missing' ? 'product' : null,
  );

  useEffect(() => {
    if (shown.state === 'product') document.getElementById(titleId)?.focus();
  }, [shown.state, titleId]);

  return (
    <Dialog
      title={t(`kind.${shown.state === 'product' ? shown.product.kind : 'product'}`)}
      labelledBy={shown.state === 'product' ? titleId : undefined}
      width={WIDTH}
      onClose={leave}
    >
      <div className={styles.place}>
        {shown.state === 'loading' && <ProductDetailSkeleton />}
        {shown.state === 'product' && (
          <ProductContent level={3} titleId={titleId} {...props} {...shown} />
        )}
        {shown.state === 'missing' && (
          <ProductMissing level={3} failure={shown.failure} onRetry={props.onRetry} />
        )}
      </div>
    </Dialog>
  );
}
