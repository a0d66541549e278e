import { useSnapshot } from 'valtio';
import { currentBrand } from '#src/state/brand.ts';
import { session } from '#src/state/session.ts';
import { useStored } from '#src/state/use-stored.ts';
import { ProductModal } from './ProductModal.tsx';
import { ProductPage } from './ProductPage.tsx';
import { readProduct } from './stored-product.ts';
import { useLiveAnswer } from './use-live-answer.ts';

/** /catalog/{id}: a page, or in brands that want it so a dialog over the list (R2.8, R2.17). */
export function Product({ id }: { id: number }) {
  const subject = useSnapshot(session).who?.sub ?? null;
  const stored = useStored(() => readProduct(id, subject), [id, subject]);
  const { answer, askAgain } = useLiveAnswer(id);
  const View = currentBrand().productView === 'modal' ? ProductModal : ProductPage;
  return <View id={id} stored={stored} answer={answer} onAskAgain={askAgain} />;
}
