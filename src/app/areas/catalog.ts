import '#src/ui/base/Icon/other-icons.ts';
import { Catalog, Events, Products, Services } from '#src/features/catalog/CatalogSections.tsx';
import { ProductRoute } from '../screens/ProductRoute.tsx';

/** The screens of the catalog and the purchase: one file, loaded with the first of them. */
export const catalogScreens = { Catalog, Products, Services, Events, ProductRoute };
