import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestPhysicalCard, requestVirtualCard } from '#src/data/api/member/card-linking.ts';
import {
  createClient,
  fetchClient,
  replaceEmail,
  updateClient,
} from '#src/data/api/member/client.ts';
import { fetchEmailByBitrixId } from '#src/data/api/member/contacts.ts';
import {
  cancelEmailChange,
  fetchEmailConfirmation,
  requestEmailChange,
  resendEmailCode,
  verifyEmailCode,
} from '#src/data/api/member/email-confirmation.ts';
import { sendPhoneCode, verifyPhoneCode } from '#src/data/api/member/phone.ts';
import { fetchInvitations } from '#src/data/api/member/relatives.ts';
import { fetchLessons, updateLessonProgress } from '#src/data/api/programme/education.ts';
import { sendLead } from '#src/data/api/programme/lead.ts';
import { fetchPrivacyPage } from '#src/data/api/programme/privacy-page.ts';
import { fetchRating } from '#src/data/api/programme/rating.ts';
import { fetchSuccessStories } from '#src/data/api/programme/success-stories.ts';
import { fetchEmailChangeTickets } from '#src/data/api/programme/support.ts';
import {
  createDeliveryNote,
  updateDeliveryNote,
  fetchDeliveryNotes,
} from '#src/data/api/shop/delivery-notes.ts';
import { fetchSuggestions } from '#src/data/api/shop/suggestions.ts';
import { NO_CONTACTS } from '#src/domain/contacts.ts';
import { mergeLeadKey } from '#src/domain/referral/lead.ts';
import { config, storeConfig } from '#src/platform/config.ts';
import { viewOwner } from '#src/platform/owner-view/owner-view.ts';
import type { RuntimeConfig } from '#src/platform/runtime-config.ts';
import { approveChange } from '#tests/support/people/email-change.ts';
import { person } from '#tests/support/people/signed-in-person.ts';
import { lastVerificationCode } from '#tests/support/service/request-as.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/people/signed-in-person.ts');
  return authentication;
});

let app: TestApp;
/** `METHOD path` and headers of each request that the device sent. */
const sent: { readonly route: string; readonly headers: Headers }[] = [];
const id = () => crypto.randomUUID();

function signIn(email: string, roles: readonly string[] = []): void {
  Object.assign(person, { email, roles });
}

beforeAll(async () => {
  app = await createTestApp();
  vi.stubGlobal('document', { documentElement: { lang: 'ru', dataset: {} } });
  vi.stubGlobal('location', { pathname: '/my/' });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    sent.push({ route: `${init.method} ${path}`, headers: new Headers(init.headers) });
    return Promise.resolve(app.app.request(path, init));
  });
  const response = await app.app.request('/my/config.json');
  storeConfig((await response.json()) as RuntimeConfig);
});
afterAll(() => app.close());
beforeEach(() => {
  sent.length = 0;
  viewOwner(null);
  signIn(app.seed.student.email);
});

describe('the client record', () => {
  test('[R7.16] [R7.17] two requests at once create one record', async () => {
    signIn('fresh@example.test');
    expect(await fetchClient()).toBeNull();
    const [first, second] = await Promise.all([createClient({}, id()), createClient({}, id())]);
    expect(second.id).toBe(first.id);
    expect(await fetchClient()).toMatchObject({ id: first.id, email: 'fresh@example.test' });
  });

  test('[R7.18] the app sends ids to the CRM only when they change', async () => {
    const client = await fetchClient();
    if (!client) throw new Error('the student must have a record');
    const ids = { partner_id: client.partner_id, bitrix_id: client.bitrix_id };
    const requestIds = () => ({ service: id(), crm: id() });
    await updateClient(client, { updated_terms: true, ...ids }, requestIds());
    expect(sent.filter(({ route }) => route.includes('/crm/'))).toEqual([]);
    const foreignId = updateClient(client, { bitrix_id: 987_654 }, requestIds());
    await expect(foreignId).rejects.toMatchObject({ category: 'forbidden' });
    const [crm] = sent.filter(({ route }) => route.startsWith('POST /crm/api/user/update'));
    expect(crm?.headers.get('version')).toBe('1');
  });

  test('[R10.5] the app sends no token to a CRM on another origin', async () => {
    const original = config();
    storeConfig({ ...original, crmUrl: 'https://crm.example.org' });
    const client = await fetchClient();
    if (!client) throw new Error('the student must have a record');
    const linking = updateClient(client, { bitrix_id: 987_654 }, { service: id(), crm: id() });
    await expect(linking).rejects.toThrow();
    storeConfig(original);
    const toCrm = sent.filter(({ route }) => route.includes('crm.example.org'));
    expect(toCrm.length).toBeGreaterThan(0);
    for (const { headers } of toCrm) expect(headers.has('authorization')).toBe(false);
  });

  test('[R7.14] [R8.6] the e-mail of another member’s CRM contact is null, and the 404 is not reported', async () => {
    expect(await fetchEmailByBitrixId(987_654)).toBeNull();
    expect(sent.map(({ route }) => route)).not.toContain('POST /errors');
    expect(sent.at(-1)?.route).toMatch(/^GET \/service\/api\/emailByBitrixId/);
  });
});

describe('codes', () => {
  test('[R7.1] [R7.2] [R7.6] a verified phone and the form give a physical card', async () => {
    const [email, phone] = ['card@example.test', '+79005550101'];
    signIn(email);
    const virtual = await requestVirtualCard(id());
    expect(virtual.map(({ typeId }) => typeId)).toEqual([1]);
    await sendPhoneCode('8 900 555-01-01', id());
    expect(await verifyPhoneCode(await lastVerificationCode(app, phone), id())).toEqual({
      phone,
      verified: true,
    });
    const form = {
      name: 'Нигора',
      surname: 'Собирова',
      noPatronymic: true,
      phone,
      sex: 'female' as const,
      birth_date: '2003-05-06',
      email,
      policyAgreement: true as const,
      termsAgreement: true as const,
    };
    const cards = await requestPhysicalCard(form, id());
    expect(new Set(cards.map(({ typeId }) => typeId))).toEqual(new Set([1, 2]));
  });

  test('[R7.19] [R7.20] [R7.21] [R7.15] [R7.24] a member requests a new e-mail, confirms it and takes it over', async () => {
    const [oldEmail, newEmail] = ['mover@example.test', 'moved@example.test'];
    signIn(oldEmail);
    const client = await createClient({}, id());
    await requestEmailChange(client.id, newEmail, id());
    const wrongCode = verifyEmailCode(client.id, newEmail, 100_000, id());
    await expect(wrongCode).rejects.toMatchObject({ code: 'CODE_WRONG', status: 409 });
    expect(await fetchEmailConfirmation(client.id)).toMatchObject({ current_attempts: 1 });
    const code = await lastVerificationCode(app, newEmail);
    const confirmed = await verifyEmailCode(client.id, newEmail, code, id());
    expect(confirmed.is_client_email_confirmed).toBe(true);
    expect(await fetchEmailChangeTickets()).toHaveLength(1);
    await approveChange(app, client.id);
    signIn(newEmail);
    expect(await replaceEmail(newEmail, code, id())).toBe(client.id);
    expect(await fetchClient()).toMatchObject({ email: newEmail, old_emails: [oldEmail] });
  });

  test('[R7.23] a member cancels a requested e-mail change', async () => {
    signIn('undecided@example.test');
    const client = await createClient({}, id());
    await requestEmailChange(client.id, 'elsewhere@example.test', id());
    await expect(resendEmailCode(client.id, id())).rejects.toMatchObject({ status: 429 });
    await cancelEmailChange(client.id, id());
    expect(await fetchClient()).toMatchObject({ change_client_email: null });
  });
});

describe('lists', () => {
  test('[R7.35] an address is added without its emoji and can be hidden', async () => {
    const body = { kind: 'delivery', address: 'Мира, 5 🏠', comment: '', isDefault: true } as const;
    const added = await createDeliveryNote(body, id());
    expect(added).toMatchObject({ address: 'Мира, 5', isDefault: true, active: true });
    const hidden = await updateDeliveryNote(added.id, { active: false }, id());
    expect(hidden).toMatchObject({ active: false, isDefault: false });
    expect(await fetchDeliveryNotes()).toEqual([hidden]);
  });

  test('[R7.12] [R7.35] rating, stories, lessons and invitations keep the contract', async () => {
    const rating = await fetchRating();
    expect(rating.client).toMatchObject({ isOwn: true });
    expect(await fetchSuccessStories()).toEqual(expect.any(Array));
    const [lesson] = await fetchLessons();
    if (lesson) {
      await updateLessonProgress(lesson.id, true, id());
      expect((await fetchLessons())[0]).toMatchObject({ id: lesson.id, done: true });
    }
    expect((await fetchInvitations({ limit: 10 })).nextCursor).toBeNull();
  });
});

describe('other parties', () => {
  test('[R7.3] [R5.1] a lead that is sent twice with one key becomes one invitation', async () => {
    const lead = {
      mergelead: mergeLeadKey(77n, Date.now()),
      partner: `90000000${app.seed.student.id}`,
      fields: { name: 'Пётр 🎓 Новый', phone: '+7 900 777-77-77', interests: ['it', 'music'] },
    };
    const target = { land: 'sf_referral', sourceName: 'invite' };
    expect(await sendLead(lead, target)).toEqual({ status: 'sent' });
    expect(await sendLead(lead, target)).toEqual({ status: 'sent' });
    const { relatives } = await fetchInvitations({ limit: 10 });
    expect(relatives.map(({ name, status }) => ({ name, status }))).toEqual([
      { name: 'Пётр Новый', status: 'sent' },
    ]);
  });

  test('[R7.33] suggestions are requested with their own token', async () => {
    const found = await fetchSuggestions({ query: 'Ташкент', count: 5, language: 'ru' });
    expect(found[0]?.value).toContain('Ташкент');
  });

  test('[R7.29] the privacy page is HTML with a heading', async () => {
    expect(await fetchPrivacyPage(NO_CONTACTS.privacyPage)).toContain('<h1');
  });

  test('[R10.5] the app sends the member’s token only to the service', async () => {
    await fetchPrivacyPage(NO_CONTACTS.privacyPage);
    await fetchSuggestions({ query: 'Мос', count: 1, language: 'ru' });
    const fields = { name: 'Анна', phone: '+7 900 777-00-77' };
    const key = mergeLeadKey(78n, Date.now());
    await sendLead(
      { mergelead: key, partner: '1', fields },
      { land: 'sf_referral', sourceName: 'x' },
    );
    const toOthers = sent.filter(({ route }) => !route.includes('/service/'));
    expect(toOthers).toHaveLength(3);
    for (const { headers } of toOthers) {
      expect(headers.get('authorization') ?? '').not.toContain('Bearer');
      expect(headers.has('x-source-lp')).toBe(false);
    }
  });
});

test('[R6.3] [R5.9] in owner view the app sends no write and tries no code; reading returns the owner’s data', async () => {
  signIn('manager@example.test', ['manager']);
  viewOwner(app.seed.student.email);
  await expect(createClient({}, id())).rejects.toMatchObject({ code: 'READ_ONLY' });
  await expect(verifyPhoneCode(123_456, id())).rejects.toMatchObject({ code: 'READ_ONLY' });
  expect(sent).toEqual([]);
  expect(await fetchClient()).toMatchObject({ email: app.seed.student.email });
  expect(sent[0]?.headers.get('x-source-lp')).toBe('personalAreaPartnerLP');
});
