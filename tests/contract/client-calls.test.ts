import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { requestPhysicalCard, requestVirtualCard } from '#src/data/api/card-linking.ts';
import { addClient, fetchClient, replaceEmail, updateClient } from '#src/data/api/client.ts';
import { fetchEmailByBitrixId } from '#src/data/api/contacts.ts';
import {
  addDeliveryNote,
  changeDeliveryNote,
  fetchDeliveryNotes,
} from '#src/data/api/delivery-notes.ts';
import { fetchLessons, saveLessonProgress } from '#src/data/api/education.ts';
import {
  cancelEmailChange,
  fetchEmailConfirmation,
  requestEmailChange,
  resendEmailCode,
  tryEmailCode,
} from '#src/data/api/email-confirmation.ts';
import { sendLead } from '#src/data/api/lead.ts';
import { sendPhoneCode, tryPhoneCode } from '#src/data/api/phone.ts';
import { fetchRating } from '#src/data/api/rating.ts';
import { fetchInvitations } from '#src/data/api/relatives.ts';
import { fetchSuccessStories } from '#src/data/api/success-stories.ts';
import { fetchSuggestions } from '#src/data/api/suggestions.ts';
import { fetchEmailChangeTickets } from '#src/data/api/support.ts';
import { fetchPrivacyPage } from '#src/data/http/privacy-page.ts';
import { mergeLeadKey } from '#src/domain/lead.ts';
import { config, storeConfig, type RuntimeConfig } from '#src/platform/config.ts';
import { viewOwner } from '#src/platform/owner-view.ts';
import { lastCode } from '#tests/support/call-as.ts';
import { person } from '#tests/support/signed-in-person.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/signed-in-person.ts');
  return authentication;
});

let app: TestApp;
/** «METHOD path» and headers of what left the device. */
const left: { readonly call: string; readonly headers: Headers }[] = [];
const id = () => crypto.randomUUID();

function signIn(email: string, roles: readonly string[] = []): void {
  Object.assign(person, { email, roles });
}

beforeAll(async () => {
  app = await createTestApp();
  vi.stubGlobal('document', { documentElement: { lang: 'ru', dataset: {} } });
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    left.push({ call: `${init.method} ${path}`, headers: new Headers(init.headers) });
    return Promise.resolve(app.app.request(path, init));
  });
  const answer = await app.app.request('/my/config.json');
  storeConfig((await answer.json()) as RuntimeConfig);
});
afterAll(() => app.close());
beforeEach(() => {
  left.length = 0;
  viewOwner(null);
  signIn(app.seed.student.email);
});

describe('the client record', () => {
  test('[R7.16] [R7.17] who has none gets one, once however often it is asked for', async () => {
    signIn('fresh@example.test');
    expect(await fetchClient()).toBeNull();
    const [first, second] = await Promise.all([addClient({}, id()), addClient({}, id())]);
    expect(second.id).toBe(first.id);
    expect(await fetchClient()).toMatchObject({ id: first.id, email: 'fresh@example.test' });
  });

  test('[R7.18] the CRM hears of ids alone, and of those that differ', async () => {
    const known = await fetchClient();
    if (!known) throw new Error('the student has a record');
    const ids = { partner_id: known.partner_id, bitrix_id: known.bitrix_id };
    const requestIds = () => ({ service: id(), crm: id() });
    await updateClient(known, { updated_terms: true, ...ids }, requestIds());
    expect(left.filter(({ call }) => call.includes('/crm/'))).toEqual([]);
    const foreign = updateClient(known, { bitrix_id: 987_654 }, requestIds());
    await expect(foreign).rejects.toMatchObject({ category: 'forbidden' });
    const [crm] = left.filter(({ call }) => call.startsWith('POST /crm/api/user/update'));
    expect(crm?.headers.get('version')).toBe('1');
  });

  test('[R10.5] a CRM on another origin gets no token', async () => {
    const told = config();
    storeConfig({ ...told, crmUrl: 'https://crm.example.org' });
    const known = await fetchClient();
    if (!known) throw new Error('the student has a record');
    const linking = updateClient(known, { bitrix_id: 987_654 }, { service: id(), crm: id() });
    await expect(linking).rejects.toThrow();
    storeConfig(told);
    const elsewhere = left.filter(({ call }) => call.includes('crm.example.org'));
    expect(elsewhere.length).toBeGreaterThan(0);
    for (const { headers } of elsewhere) expect(headers.has('authorization')).toBe(false);
  });

  test('[R7.14] [R8.6] the address of a foreign CRM contact is no error and no answer', async () => {
    expect(await fetchEmailByBitrixId(987_654)).toBeNull();
  });
});

describe('codes', () => {
  test('[R7.1] [R7.2] [R7.6] a verified phone and the form end in a physical card', async () => {
    const [email, phone] = ['card@example.test', '+79005550101'];
    signIn(email);
    const virtual = await requestVirtualCard(id());
    expect(virtual.map(({ typeId }) => typeId)).toEqual([1]);
    await sendPhoneCode('8 900 555-01-01', id());
    expect(await tryPhoneCode(await lastCode(app, phone), id())).toEqual({ phone, verified: true });
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

  test('[R7.19] [R7.20] [R7.21] [R7.15] [R7.24] a new e-mail is asked for, confirmed and moved to', async () => {
    const [old, wanted] = ['mover@example.test', 'moved@example.test'];
    signIn(old);
    const client = await addClient({}, id());
    await requestEmailChange(client.id, wanted, id());
    const wrong = tryEmailCode(client.id, wanted, 100_000, id());
    await expect(wrong).rejects.toMatchObject({ code: 'CODE_WRONG', status: 409 });
    expect(await fetchEmailConfirmation(client.id)).toMatchObject({ current_attempts: 1 });
    const code = await lastCode(app, wanted);
    const confirmed = await tryEmailCode(client.id, wanted, code, id());
    expect(confirmed.is_client_email_confirmed).toBe(true);
    expect(await fetchEmailChangeTickets()).toHaveLength(1);
    signIn(wanted);
    expect(await replaceEmail({ email: wanted }, id())).toBe(client.id);
    expect(await fetchClient()).toMatchObject({ email: wanted, old_emails: [old] });
  });

  test('[R7.23] a request for a change is taken back', async () => {
    signIn('undecided@example.test');
    const client = await addClient({}, id());
    await requestEmailChange(client.id, 'elsewhere@example.test', id());
    await expect(resendEmailCode(client.id, id())).rejects.toMatchObject({ status: 429 });
    await cancelEmailChange(client.id, id());
    expect(await fetchClient()).toMatchObject({ change_client_email: null });
  });
});

describe('lists', () => {
  test('[R7.35] an address is added without its emoji, hidden and shown again', async () => {
    const body = { kind: 'delivery', address: 'Мира, 5 🏠', comment: '', isDefault: true } as const;
    const added = await addDeliveryNote(body, id());
    expect(added).toMatchObject({ address: 'Мира, 5', isDefault: true, active: true });
    const hidden = await changeDeliveryNote(added.id, { active: false }, id());
    expect(hidden).toMatchObject({ active: false, isDefault: false });
    expect(await fetchDeliveryNotes()).toEqual([hidden]);
  });

  test('[R7.12] [R7.35] rating, stories, lessons and invitations keep the contract', async () => {
    const rating = await fetchRating();
    expect(rating.client).toMatchObject({ isOwn: true });
    expect(await fetchSuccessStories()).toEqual(expect.any(Array));
    const [lesson] = await fetchLessons();
    if (lesson) {
      await saveLessonProgress(lesson.id, true, id());
      expect((await fetchLessons())[0]).toMatchObject({ id: lesson.id, done: true });
    }
    expect((await fetchInvitations({ limit: 10 })).nextCursor).toBeNull();
  });
});

describe('parties beside the service', () => {
  test('[R7.3] [R5.1] a lead is sent once for its key, and becomes an invitation', async () => {
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

  test('[R7.33] suggestions come by their own token', async () => {
    const found = await fetchSuggestions({ query: 'Ташкент', count: 5, language: 'ru' });
    expect(found[0]?.value).toContain('Ташкент');
  });

  test('[R7.29] the privacy page is a page', async () => {
    expect(await fetchPrivacyPage()).toContain('<h1');
  });

  test('[R10.5] the member’s token goes to no party beside the service', async () => {
    await fetchPrivacyPage();
    await fetchSuggestions({ query: 'Мос', count: 1, language: 'ru' });
    const fields = { name: 'Анна', phone: '+7 900 777-00-77' };
    const key = mergeLeadKey(78n, Date.now());
    await sendLead(
      { mergelead: key, partner: '1', fields },
      { land: 'sf_referral', sourceName: 'x' },
    );
    const strangers = left.filter(({ call }) => !call.includes('/service/'));
    expect(strangers).toHaveLength(3);
    for (const { headers } of strangers) {
      expect(headers.get('authorization') ?? '').not.toContain('Bearer');
      expect(headers.has('x-source-lp')).toBe(false);
    }
  });
});

test('[R6.3] [R5.9] in owner view nothing is written and no code is tried; reading shows the owner', async () => {
  signIn('boss@example.test', ['manager']);
  viewOwner(app.seed.student.email);
  await expect(addClient({}, id())).rejects.toMatchObject({ code: 'READ_ONLY' });
  await expect(tryPhoneCode(123_456, id())).rejects.toMatchObject({ code: 'READ_ONLY' });
  expect(left).toEqual([]);
  expect(await fetchClient()).toMatchObject({ email: app.seed.student.email });
  expect(left[0]?.headers.get('x-source-lp')).toBe('personalAreaPartnerLP');
});
