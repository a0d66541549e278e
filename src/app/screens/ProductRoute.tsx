import { useParams } from 'react-router-dom';
import { parseProductId } from '#src/domain/product-id.ts';
import { Product } from '#src/features/catalog/product/Product.tsx';

/** /catalog/{id}; the route table lets ids alone come here (R2.17). */
export function ProductRoute() {
  const { id = '' } = useParams();
  const product = parseProductId(id);
  return product === null ? null : <Product key={product} id={product} />;
}
