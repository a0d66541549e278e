import '#src/ui/base/Icon/other-icons.ts';
import { Codes } from '#src/features/orders/codes/Codes.tsx';
import { loadOpenOrders } from '#src/features/orders/codes/open-orders.ts';
import { OrderRoute, OrdersRoute } from '../screens/OrderRoutes.tsx';

/** The screens of orders: one file, loaded with the first of them. */
export const orderScreens = { OrdersRoute, OrderRoute };

/** The pickup view and what it shows. */
export const pickup = { Codes, loadOpenOrders };
