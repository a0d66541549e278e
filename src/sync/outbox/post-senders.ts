import { requestPhysicalCard } from '#src/data/api/member/card-linking.ts';
import { updateClient } from '#src/data/api/member/client.ts';
import { updateLessonProgress } from '#src/data/api/programme/education.ts';
import { sendLead } from '#src/data/api/programme/lead.ts';
import { createTicket } from '#src/data/api/programme/support.ts';
import { createDeliveryNote, updateDeliveryNote } from '#src/data/api/shop/delivery-notes.ts';
import { updateGoal } from '#src/data/api/shop/goal.ts';
import { database } from '#src/data/db/area/database.ts';
import { writeTables } from '#src/data/db/area/write-tables.ts';
import { storeSentNote } from '#src/data/db/delivery-notes.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { deleteFormDraft } from '#src/data/db/outbox/form-drafts.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import type { OutboxPost, PostEvent, PostKind } from '#src/domain/outbox/outbox-post.ts';
import { friendLanderName, type LeadOutcome } from '#src/domain/referral/lead.ts';
import { NOT_SENT, ServiceError } from '#src/domain/service-error.ts';
import { refreshCards } from '../refresh/cards.ts';
import { refreshClient } from '../refresh/client.ts';
import { refreshGoal } from '../refresh/goal.ts';
import { refreshInvitations } from '../refresh/invitations.ts';
import { refreshMember } from '../refresh/member.ts';
import { refreshOperations } from '../refresh/operations.ts';
import { refreshOrders } from '../refresh/orders.ts';
import { refreshCollection } from '../refresh/refresh-collections.ts';
import { refreshTickets } from '../refresh/tickets.ts';
import { sendCancellation } from './cancellation.ts';
import { sendHandOut } from './hand-out.ts';
import { orderFailure, refreshAfterOrder, sendOrder } from './order.ts';

/** Sends a post of one kind, and fetches its effect. */
interface Sender<K extends PostKind> {
  /**
   * Resolves with what the response says where it says more than that the other side has the post, else with null.
   * @param isAwaited the member waits for the outcome in this tab and needs no event
   * @throws {ServiceError} the service's refusal, or no response.
   */
  readonly send: (post: OutboxPost<K>, isAwaited: boolean) => Promise<PostEvent | null>;
  /** What a failed attempt means, where `postEventOf` does not say it. */
  readonly failure?: (error: unknown, post: OutboxPost<K>) => Promise<PostEvent>;
  /** Fetches what the post has changed. */
  readonly refresh: (post: OutboxPost<K>, isAwaited: boolean) => Promise<unknown>;
}

/** A text of the lander, which has no statuses (R8.3). */
const leadEventOf = (outcome: LeadOutcome): PostEvent | null => {
  if (outcome.status === 'sent') return null;
  const [errorCode, text] =
    outcome.status === 'anti-spam' ? ['ANTI_SPAM', null] : ['LANDER', outcome.text];
  return { type: 'refused', refusal: { errorCode, text, field: null } };
};

async function sendInvitation({ body }: OutboxPost<'invitation'>): Promise<PostEvent | null> {
  const { mergelead, partner, land, sourceName, phone, email, interests } = body;
  const { url_location, entry_point } = body;
  const name = friendLanderName(body.name);
  const fields = { name, phone, email, interests, url_location, entry_point };
  return leadEventOf(await sendLead({ mergelead, partner, fields }, { land, sourceName }));
}

async function sendPersonalData({ body, requestId }: OutboxPost<'personalData'>): Promise<null> {
  const call = 'POST /api/user/update';
  const known = await loadMeta(database(), 'client');
  if (!known?.value) throw new ServiceError({ category: 'unreachable', code: NOT_SENT, call });
  await updateClient(known.value, body, { service: requestId, crm: requestId });
  return null;
}

export const POST_SENDERS: { readonly [K in PostKind]: Sender<K> } = {
  order: { send: sendOrder, failure: orderFailure, refresh: refreshAfterOrder },
  invitation: { send: sendInvitation, refresh: () => refreshInvitations() },
  card: {
    send: async ({ body, requestId }) => {
      await requestPhysicalCard(
        { ...body, policyAgreement: true, termsAgreement: true },
        requestId,
      );
      return null;
    },
    // The operations have the welcome bonus, which the screen celebrates together with the card.
    refresh: async () => {
      await deleteFormDraft('get-card');
      await refreshOperations().catch(() => undefined);
      await Promise.all([refreshCards(), refreshMember(), refreshClient()]);
    },
  },
  ticket: {
    send: async ({ body: { image, ...form }, requestId }) => {
      await createTicket({ ...form, ...(image && { image }) }, requestId);
      return null;
    },
    refresh: () => refreshTickets(),
  },
  address: {
    send: async ({ body, requestId }) => {
      const note = await createDeliveryNote(body, requestId);
      await storeSentNote(requestId, note);
      return null;
    },
    refresh: () => refreshCollection('deliveryNotes'),
  },
  addressChange: {
    send: async ({ body, requestId }) => {
      const note = await updateDeliveryNote(body.id, body.change, requestId);
      await storeSentNote(requestId, note);
      return null;
    },
    refresh: () => refreshCollection('deliveryNotes'),
  },
  lessonProgress: {
    send: async ({ body, requestId }) => {
      const { lessonId, done } = body;
      await updateLessonProgress(lessonId, done, requestId);
      // The mark stays on the screen also when the refresh after it fails.
      await writeTables(['lessons'], (db) => db.lessons.update(lessonId, { done }));
      return null;
    },
    refresh: () => refreshCollection('lessons'),
  },
  personalData: { send: sendPersonalData, refresh: () => refreshClient() },
  cancellation: {
    send: sendCancellation,
    // The coins come back at once, with an operation.
    refresh: () => Promise.all([refreshOrders(), refreshMember(), refreshOperations()]),
  },
  // The desk's own list follows what is handed out.
  handOut: { send: sendHandOut, refresh: () => Promise.resolve() },
  goal: {
    send: async ({ body, requestId }) => {
      const goal = await updateGoal(body.prodId, requestId);
      // The service has stored it, whether the device stores it or not. The catalog has the product.
      await storeMeta('goal', { goal, product: null }, Date.now()).catch(() => undefined);
      return null;
    },
    refresh: () => refreshGoal(),
  },
};
