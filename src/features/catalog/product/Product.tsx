import { useSnapshot } from 'valtio';
import { useStored } from '#src/data/db/use-stored.ts';
import { SILENCE } from '#src/domain/empty-reason.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import { session } from '#src/state/session/session.ts';
import { useFetched } from '#src/sync/requests/use-fetched.ts';
import { fetchLiveProduct, type FetchedProduct } from './fetch-product.ts';
import type { RenderOffer } from './offer-slot.ts';
import { ProductModal } from './ProductModal.tsx';
import { ProductPage } from './ProductPage.tsx';
import { loadProduct } from './stored-product.ts';

/** Without a session or a network nothing is requested. */
const NOT_FETCHED: FetchedProduct = { outcome: 'no-response', failure: SILENCE };

/** /catalog/{id}: a page, or in some brands a dialog over the list (R2.8, R2.17). */
export function Product({ id, renderOffer }: { id: number; renderOffer: RenderOffer }) {
  const subject = useSnapshot(session).member?.sub ?? null;
  const stored = useStored(() => loadProduct(id, subject), [id, subject]);
  const { response, isAwaited, refetch } = useFetched(fetchLiveProduct, id);
  const live = response ?? (isAwaited ? null : NOT_FETCHED);
  const View = currentBrand().productView === 'modal' ? ProductModal : ProductPage;
  return (
    <View id={id} stored={stored} response={live} onRetry={refetch} renderOffer={renderOffer} />
  );
}
