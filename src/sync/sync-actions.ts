import { reportError } from '#src/data/api/error-report.ts';
import { fetchSuggestions } from '#src/data/api/shop/suggestions.ts';
import { deletePost, takePostBack } from '#src/data/db/outbox/posts.ts';
import {
  resendPhoneCode,
  sendCardForm,
  sendPhoneCode,
  settlePhoneCode,
  verifyPhoneCode,
} from './card/phone-verification.ts';
import {
  cancelEmailChange,
  confirmEmailChange,
  resendEmailCode,
  startEmailChange,
} from './email-change/actions.ts';
import { chooseNotifications } from './events/notifications.ts';
import { loadMemberSearch } from './load-member-search.ts';
import { checkEmailChange, retryReplacement, startOwnRecord } from './loop/another-record.ts';
import { initialise, settleAddress } from './loop/initialise.ts';
import { runLoop } from './loop/loop.ts';
import { refreshOwner } from './loop/owner-loop.ts';
import { retryPost, revisePost, submitPost } from './outbox/posts.ts';
import { fetchPurchaseQuote } from './outbox/purchase-quote.ts';
import { reconcilePurchases, storePurchaseDraft, submitPurchase } from './outbox/send-purchases.ts';
import { refreshConfig } from './refresh/config.ts';
import { refreshOrder, refreshOrdersById } from './refresh/orders.ts';
import { refreshProduct } from './refresh/product.ts';
import { refreshCollection, refreshOnEntry } from './refresh/refresh-collections.ts';
import { handOut } from './staff/hand-out.ts';

/** What a member changes. `useWrite` is the only way to it. */
export const writeActions = {
  cancelEmailChange,
  chooseNotifications,
  confirmEmailChange,
  deletePost,
  handOut,
  resendEmailCode,
  resendPhoneCode,
  retryPost,
  retryReplacement,
  revisePost,
  sendCardForm,
  sendPhoneCode,
  startEmailChange,
  startOwnRecord,
  storePurchaseDraft,
  submitPost,
  submitPurchase,
  takePostBack,
  verifyPhoneCode,
};

/** What else screens and the start do over the network. `loadSync` is the only way to it. */
export const syncActions = {
  checkEmailChange,
  fetchPurchaseQuote,
  fetchSuggestions,
  initialise,
  settleAddress,
  loadMemberSearch,
  reconcilePurchases,
  refreshCollection,
  refreshConfig,
  refreshOnEntry,
  refreshOrder,
  refreshOrdersById,
  refreshOwner,
  refreshProduct,
  reportError,
  runLoop,
  settlePhoneCode,
};
