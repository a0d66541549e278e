import { useTranslation } from 'react-i18next';
import { GoBack } from '#src/ui/app/GoBack/GoBack.tsx';
import { ProductDetailSkeleton } from '#src/ui/app/ProductDetailCard/ProductDetailSkeleton.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { ProductContent } from './ProductContent.tsx';
import { ProductMissing } from './ProductMissing.tsx';
import { shownProduct, type ProductViewProps } from './shown-product.ts';
import { useTitleFocus } from './use-title-focus.ts';
import { useWayBack } from './use-way-back.ts';
import styles from './ProductPage.module.css';

/** The product as a screen of its own (R2.17). */
export function ProductPage(props: ProductViewProps) {
  const { t } = useTranslation(['buying', 'screens']);
  const shown = shownProduct(props);
  const { to, leave } = useWayBack(shown.state === 'product' ? shown.product.kind : null);
  const noteFocus = useTitleFocus(shown.state !== 'loading');

  return (
    <div className={`column column-grid ${styles.page}`}>
      <GoBack to={to} onClick={leave}>
        {t('back')}
      </GoBack>
      {shown.state === 'loading' && (
        <div onFocus={noteFocus}>
          <VisuallyHidden>
            <ScreenTitle>{t('screens:Product')}</ScreenTitle>
          </VisuallyHidden>
          <ProductDetailSkeleton />
        </div>
      )}
      {shown.state === 'product' && (
        <ProductContent level={1} {...shown} answer={props.answer} onAskAgain={props.onAskAgain} />
      )}
      {(shown.state === 'absent' || shown.state === 'unanswered') && (
        <ProductMissing level={1} why={shown.state} onAskAgain={props.onAskAgain} />
      )}
    </div>
  );
}
