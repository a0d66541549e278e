import '#src/ui/base/Icon/other-icons.ts';
import { Catalog } from '#src/features/catalog/Catalog.tsx';
import { Events } from '#src/features/catalog/Events.tsx';
import { Products } from '#src/features/catalog/Products.tsx';
import { Services } from '#src/features/catalog/Services.tsx';
import { ProductRoute } from '../screens/ProductRoute.tsx';

/** The screens of the catalog and the purchase: one file, loaded with the first of them. */
export const catalogScreens = { Catalog, Products, Services, Events, ProductRoute };
