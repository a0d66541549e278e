import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { requestVirtualCard } from '#src/data/api/member/card-linking.ts';
import { database, openDatabase } from '#src/data/db/area/database.ts';
import { storeFormDraft } from '#src/data/db/outbox/form-drafts.ts';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import { loadPhoneVerification } from '#src/data/db/phone-verification.ts';
import { selectCards } from '#src/domain/member/card.ts';
import type { CardPost } from '#src/domain/outbox/post-bodies.ts';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';
import {
  resendPhoneCode,
  sendCardForm,
  sendPhoneCode,
  settlePhoneCode,
  verifyPhoneCode,
} from '#src/sync/card/phone-verification.ts';
import { sendOutbox } from '#src/sync/outbox/posts.ts';
import {
  DONE_THEN_FOREIGN,
  FOREIGN,
  withFault,
  type Fault,
} from '#tests/support/faults/order-faults.ts';
import { ageCodes } from '#tests/support/people/age-codes.ts';
import { person } from '#tests/support/people/signed-in-person.ts';
import {
  countMessagesTo,
  lastVerificationCode,
  wrongCodeFor,
} from '#tests/support/service/request-as.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/people/signed-in-person.ts');
  return authentication;
});

let app: TestApp;
/** What the network does to the next request whose path matches. */
let fault: { readonly path: RegExp; readonly is: Fault } | null = null;
let people = 0;
let form: CardPost;

function onNetwork(path: string, init: RequestInit = {}): Promise<Response> {
  const pass = () => Promise.resolve(app.app.request(path, init));
  if (!fault?.path.test(`${init.method ?? 'GET'} ${path}`)) return pass();
  const { is } = fault;
  fault = null;
  return withFault(is, pass);
}

beforeAll(async () => {
  app = await createTestApp();
  vi.stubGlobal('document', { documentElement: { lang: 'ru', dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('fetch', onNetwork);
});
afterAll(() => app.close());

beforeEach(async () => {
  people += 1;
  const email = `applicant-${people}@example.test`;
  Object.assign(person, { email, isSignedIn: true });
  const databaseName = `area-card-${people}`;
  session.member = {
    sub: email,
    email,
    firstName: 'Нигора',
    lastName: '',
    roles: [],
    databaseName,
  };
  fault = null;
  network.reachable = true;
  await openDatabase(databaseName);
  form = {
    name: 'Нигора',
    surname: 'Собирова',
    patronymic: null,
    noPatronymic: true,
    phone: `+7916200${String(people).padStart(4, '0')}`,
    sex: 'female',
    birth_date: '2003-05-06',
    email,
  };
});

const start = () =>
  sendPhoneCode({ purpose: 'card', phone: form.phone, card: form, isVerified: false });
const type = async (code: number) => verifyPhoneCode(code, crypto.randomUUID());
const rightCode = () => lastVerificationCode(app, form.phone);
const hasCard = async () => selectCards(await database().cards.toArray()).state === 'active';
const bonuses = () =>
  database()
    .operations.filter(({ type: kind }) => kind === 'WELCOME')
    .count();

test('[R2.28] [R1.3] the code leads to the card and the welcome bonus, and the draft goes', async () => {
  await storeFormDraft('get-card', { name: 'Нигора' });
  expect(await start()).toMatchObject({ attemptsLeft: 5, requestId: null });
  expect(await type(await rightCode())).toMatchObject({ isVerified: true });
  await sendCardForm();
  expect(await hasCard()).toBe(true);
  expect(await bonuses()).toBe(1);
  expect(await database().formDrafts.get('get-card')).toBeUndefined();
  expect(await loadPhoneVerification()).toMatchObject({ isSent: true, card: null });
});

const LOSSES: readonly Fault[] = ['lost-after', ...FOREIGN, ...DONE_THEN_FOREIGN];

test.for(LOSSES)(
  '[R7.31] [R8.2] a request for a code whose response is lost (%s) is repeated and sends one text message',
  async (is) => {
    fault = { path: /^POST .*phoneVerification/, is };
    const lost = await start();
    const problem = is.endsWith('502') ? 'failed' : 'noResponse';
    expect(lost).toMatchObject({ problem, attemptsLeft: null });
    expect(await start()).toMatchObject({ problem: null, attemptsLeft: 5, requestId: null });
    expect(await countMessagesTo(app, form.phone)).toBe(1);
    await start();
    expect(await countMessagesTo(app, form.phone)).toBe(1);
  },
);

test('[R2.28] a second code within the minute waits as long as the service says', async () => {
  await start();
  const refused = await resendPhoneCode();
  expect(refused).toMatchObject({ problem: 'tooSoon', attemptsLeft: 5, requestId: null });
  expect(refused?.resend?.seconds).toBeGreaterThan(50);
  expect(await type(await rightCode())).toMatchObject({ isVerified: true });
});

test('[R4.16] five wrong codes end the attempts', async () => {
  await start();
  let wrong = wrongCodeFor(await rightCode());
  for (const attemptsLeft of [4, 3, 2, 1, 0]) {
    expect(await type(wrong)).toMatchObject({ problem: 'wrong', attemptsLeft });
    wrong = wrongCodeFor(wrong);
  }
  const exhausted = await type(await rightCode());
  expect(exhausted).toMatchObject({ problem: 'exhausted', isVerified: false });
  expect(exhausted?.resend?.seconds).toBeGreaterThan(500);
});

test('[R9.10] the outcome of the right code whose response is lost is found later, also by a new start', async () => {
  await sendPhoneCode({ purpose: 'card', phone: form.phone, card: form, isVerified: false });
  // The start of the app has created the member.
  await requestVirtualCard(crypto.randomUUID());
  fault = { path: /^GET .*phoneVerification/, is: 'lost-after' };
  expect(await type(await rightCode())).toMatchObject({ isChecking: true, isVerified: false });
  expect(await settlePhoneCode()).toMatchObject({ isChecking: false, isVerified: true });
});

test.for(LOSSES)(
  '[R9.10] [R8.2] the right code that is typed again after a lost response (%s) is not called expired',
  async (is) => {
    await requestVirtualCard(crypto.randomUUID());
    await start();
    const code = await rightCode();
    fault = { path: /^GET .*phoneVerification/, is };
    await type(code);
    expect(await type(code)).toMatchObject({ isVerified: true, problem: null });
  },
);

test('[R9.10] a form whose response is lost gives one card and one bonus', async () => {
  await start();
  await type(await rightCode());
  fault = { path: /^POST .*bitrixLinkCard/, is: 'lost-after' };
  await sendCardForm();
  expect((await loadPosts('card')).map(({ state }) => state)).toEqual(['waiting']);
  expect(await hasCard()).toBe(false);
  await sendOutbox();
  expect(await loadPosts('card')).toEqual([]);
  expect(await hasCard()).toBe(true);
  expect(await database().cards.count()).toBe(1);
  expect(await bonuses()).toBe(1);
});

test('[R7.6] a phone that another member’s card uses is refused at its field, and another one goes on', async () => {
  await start();
  await type(await rightCode());
  await sendCardForm();
  const taken = form.phone;

  const email = `second-${people}@example.test`;
  Object.assign(person, { email });
  await openDatabase(`area-second-${people}`);
  session.member = { sub: email, email, firstName: '', lastName: '', roles: [], databaseName: '' };
  form = { ...form, email };
  await ageCodes(app, taken, 61);
  await start();
  await type(await rightCode());
  await sendCardForm();
  expect(await loadPosts('card')).toMatchObject([
    { state: 'refused', refusal: { errorCode: 'PHONE_IN_USE', field: 'phone' } },
  ]);
});
