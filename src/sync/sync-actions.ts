import { requestCancellation } from './cancel-order.ts';
import { initialise } from './initialise.ts';
import { runLoop } from './loop.ts';
import {
  dismissPurchase,
  reconcilePurchases,
  storePurchaseDraft,
  submitPurchase,
} from './purchase-intents.ts';
import { fetchPurchaseQuote } from './purchase-quote.ts';
import { refreshCards } from './refresh/cards.ts';
import { refreshCatalog, refreshStaleCatalog } from './refresh/catalog.ts';
import { refreshConfig } from './refresh/config.ts';
import { refreshGoal } from './refresh/goal.ts';
import { refreshMember } from './refresh/member.ts';
import { refreshOperations } from './refresh/operations.ts';
import { refreshOrder, refreshOrders } from './refresh/orders.ts';
import { refreshProduct } from './refresh/product.ts';
import { chooseGoal } from './save-goal.ts';

/** What screens and the start do over the network. `loadSync` is the only way to it. */
export const syncActions = {
  chooseGoal,
  dismissPurchase,
  fetchPurchaseQuote,
  initialise,
  reconcilePurchases,
  refreshCards,
  refreshCatalog,
  refreshConfig,
  refreshGoal,
  refreshMember,
  refreshOperations,
  refreshOrder,
  refreshOrders,
  refreshProduct,
  refreshStaleCatalog,
  requestCancellation,
  runLoop,
  storePurchaseDraft,
  submitPurchase,
};
