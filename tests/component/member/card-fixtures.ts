import { database } from '#src/data/db/area/database.ts';
import { storePhoneVerification } from '#src/data/db/phone-verification.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import type { BusClient } from '#src/domain/member/client.ts';
import type { PhoneVerification } from '#src/domain/member/phone-verification.ts';
import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { member } from '#src/state/member/member.ts';
import { session } from '#src/state/session/session.ts';
import { anna } from './profile-fixtures.ts';

export const CLIENT: BusClient = {
  id: 1,
  name: 'Анна',
  surname: 'Верещагина',
  patronymic: 'Сергеевна',
  birth_date: '2003-05-06',
  sex: 'female',
  partner_id: 1,
  phone: '+79001234567',
  akada_fl_guid: null,
  bitrix_id: 55,
  email: 'student@example.test',
  change_client_email: null,
  change_b24_email: null,
  old_emails: [],
  change_client_phone: null,
  change_b24_phone: null,
  old_phones: [],
  is_client_email_confirmed: false,
  is_change_email: false,
  is_old_email: false,
  updated_terms: true,
};

/** Signs Anna in; `info` null is a member whom the device does not know yet. */
export function signIn(info: typeof anna | null = anna): void {
  session.member = {
    sub: 'anna',
    email: 'student@example.test',
    firstName: 'Анна',
    lastName: 'Верещагина',
    roles: [],
    databaseName: 'area-test',
  };
  session.status = 'authenticated';
  Object.assign(member, { status: 'ready', info, cards: [], cardsKnown: true });
}

export const storeClient = (client: BusClient | null): Promise<unknown> =>
  storeMeta('client', client, Date.now());

const VERIFICATION: PhoneVerification = {
  purpose: 'card',
  phone: '+79161234567',
  card: {
    name: 'Анна',
    surname: 'Верещагина',
    patronymic: null,
    noPatronymic: true,
    phone: '+79161234567',
    sex: 'female',
    birth_date: '2003-05-06',
    email: 'student@example.test',
  },
  requestId: null,
  attemptsLeft: 5,
  resend: null,
  isChecking: false,
  isVerified: false,
  isSent: false,
  problem: null,
  lastOperationId: 10,
};

export const storeVerification = (change: Partial<PhoneVerification> = {}): Promise<void> =>
  storePhoneVerification({ ...VERIFICATION, ...change });

/** Stores the form as a post of the outbox. */
export async function storeCardPost(change: Partial<OutboxPost<'card'>>): Promise<void> {
  if (VERIFICATION.card === null) return;
  const post: OutboxPost<'card'> = {
    requestId: 'post-1',
    kind: 'card',
    subject: 'anna',
    body: VERIFICATION.card,
    state: 'waiting',
    createdAt: Date.now(),
    sentAt: null,
    attempts: 1,
    refusal: null,
    ...change,
  };
  await database().posts.put(post);
}
