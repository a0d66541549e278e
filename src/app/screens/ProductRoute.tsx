import { useLocation, useParams } from 'react-router-dom';
import { parseProductId } from '#src/domain/catalog/product-id.ts';
import { openedAs } from '#src/domain/catalog/variant-address.ts';
import { Product } from '#src/features/catalog/product/Product.tsx';
import { PurchaseOffer } from '#src/features/purchase/offer/PurchaseOffer.tsx';

/** /catalog/{id} with the product's purchase; the route table lets only ids come here (R2.17). */
export function ProductRoute() {
  const { id: text = '' } = useParams();
  const location = useLocation();
  const id = parseProductId(text);
  if (id === null) return null;
  return (
    <Product
      // A variant that is chosen on the screen leaves it in place.
      key={openedAs(location) ?? id}
      id={id}
      renderOffer={(props) => <PurchaseOffer {...props} />}
    />
  );
}
