import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { GoBack } from '#src/ui/app/GoBack/GoBack.tsx';
import { ProductDetailSkeleton } from '#src/ui/app/ProductDetailCard/ProductDetailSkeleton.tsx';
import { ScreenTitle, SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import { ProductContent } from './ProductContent.tsx';
import { ProductMissing } from './ProductMissing.tsx';
import { shownProduct, type ProductViewProps } from './shown-product.ts';
import { useReturnToList } from './use-return-to-list.ts';

/**
 * Moves the focus from the loading screen's title to the title of the loaded screen (R2.5).
 * Returns what the loading screen calls when it gets the focus.
 */
function useTitleFocus(isLoaded: boolean): () => void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (!isLoaded || !hadFocus.current) return;
    hadFocus.current = false;
    document.getElementById(SCREEN_TITLE_ID)?.focus();
  }, [isLoaded]);
  return () => {
    hadFocus.current = true;
  };
}

/** The product as a screen of its own (R2.17). */
export function ProductPage(props: ProductViewProps) {
  const { t } = useTranslation(['buying', 'screens']);
  const shown = shownProduct(props);
  const { to, leave } = useReturnToList(shown.state === 'product' ? shown.product.kind : null);
  const noteFocus = useTitleFocus(shown.state !== 'loading');

  return (
    <div className="column column-grid stack stack-close">
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
        <ProductContent level={1} titleId={SCREEN_TITLE_ID} {...props} {...shown} />
      )}
      {shown.state === 'missing' && (
        <ProductMissing level={1} failure={shown.failure} onRetry={props.onRetry} />
      )}
    </div>
  );
}
