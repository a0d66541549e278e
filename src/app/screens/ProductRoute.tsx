import { useParams } from 'react-router-dom';
import { parseProductId } from '#src/domain/product-id.ts';
import { Product } from '#src/features/catalog/product/Product.tsx';
import { PurchaseOffer } from '#src/features/purchase/offer/PurchaseOffer.tsx';

/** /catalog/{id} with the product's purchase; the route table lets only ids come here (R2.17). */
export function ProductRoute() {
  const { id: text = '' } = useParams();
  const id = parseProductId(text);
  if (id === null) return null;
  return <Product key={id} id={id} renderOffer={(props) => <PurchaseOffer {...props} />} />;
}
