import type { InferOutput } from 'valibot';
import { staffProductsResponse, type staffProduct } from '#src/contract/acts/products.ts';
import type { ListKind } from '#src/sync/staff/use-staff-list.ts';

export type StaffProduct = InferOutput<typeof staffProduct>;

export const PRODUCTS: ListKind<InferOutput<typeof staffProductsResponse>, StaffProduct> = {
  act: 'products.price',
  path: '/products',
  schema: staffProductsResponse,
  rowsOf: ({ products }) => products,
};

export interface ProductDialogProps {
  product: StaffProduct;
  onChanged: (product: StaffProduct) => void;
  onClose: () => void;
}
