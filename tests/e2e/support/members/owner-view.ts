import { expect, type Locator, type Page, type Response } from '@playwright/test';
import * as v from 'valibot';
import type { TestServer } from '#tests/support/service/server.ts';

export const OWNER = 'student@example.test';
export const OWNER_NAME = 'Соколова Дарья';

/** The profile's address in owner view: with the owner's reference, without the e-mail. */
export const REFERRED = /\/my\/\?owner=[\da-f-]{36}$/;

/** Screens whose data is personal; the last one shows a list. */
export const PERSONAL_SCREENS = [
  'invites',
  'addresses',
  'support',
  'education',
  'history',
  'orders',
] as const;

/** The bar of the owner view, in either language. */
export const ownerBar = (page: Page): Locator =>
  page.getByRole('region', { name: /^(?:Кабинет участника|Ishtirokchi kabineti)$/ });

/** Opens an owner's area by its address; the browser must have the viewer's session. */
export async function viewOwner(page: Page, owner = OWNER, path = ''): Promise<void> {
  await page.goto(`/my/${path}?ownerEmail=${encodeURIComponent(owner)}`);
  await expect(ownerBar(page)).toBeVisible();
}

const loggedRequests = v.array(
  v.object({
    method: v.string(),
    path: v.string(),
    query: v.string(),
    headers: v.record(v.string(), v.string()),
  }),
);

/** The requests that the service got since a time, without the sign-in and the app's own files. */
export async function serviceRequests(server: TestServer, since: Date) {
  const all = await server.sandbox('GET', `requests?since=${since.toISOString()}`);
  return v
    .parse(loggedRequests, all)
    .filter(({ path }) => /^\/(?:service|crm|lander)\//.test(path) && !path.includes('/pictures/'))
    .map(({ query, ...request }) => ({ ...request, query: new URLSearchParams(query) }));
}

/** Gathers, from the service's responses to this page, texts that belong only to the owner. */
export function gatherOwnerTexts(page: Page): () => readonly string[] {
  const texts = new Set<string>([OWNER, 'Соколова']);
  const keep = (body: string, name: string) => {
    for (const [, text = ''] of body.matchAll(new RegExp(`"${name}":"?([^",}]{4,})`, 'g'))) {
      texts.add(text);
    }
  };
  const read = async (response: Response) => {
    const { pathname } = new URL(response.url());
    const isAboutOwner = response.url().includes(encodeURIComponent(OWNER));
    if (!isAboutOwner || !response.ok() || response.request().method() !== 'GET') return;
    const body = await response.text().catch(() => '');
    if (pathname.endsWith('/cards')) ['cardNumber', 'cardHash'].forEach((name) => keep(body, name));
    if (pathname.endsWith('/contacts'))
      ['docNum', 'verifiedPhone'].forEach((name) => keep(body, name));
    if (pathname.endsWith('/relatives')) keep(body, 'name');
    if (pathname.endsWith('/deliveryNotes')) keep(body, 'address');
    if (pathname.endsWith('/technicalSupport'))
      ['topic', 'answer'].forEach((name) => keep(body, name));
    // A number by itself may be that of a product, which is not personal.
    if (pathname.endsWith('/v2/api/orders')) {
      for (const [text] of body.matchAll(/"id":\d+,"status":"/g)) texts.add(text);
    }
  };
  page.on('response', (response) => void read(response));
  return () => [...texts];
}

/** Everything that the device keeps for this origin: databases, caches and web storage, as one text. */
const storedOnDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
      });
    const parts: string[] = [
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
    ];
    for (const { name = '' } of await indexedDB.databases()) {
      const db = await resultOf(indexedDB.open(name));
      for (const table of db.objectStoreNames) {
        const store = db.transaction(table).objectStore(table);
        const rows = await Promise.all([resultOf(store.getAllKeys()), resultOf(store.getAll())]);
        parts.push(name, table, JSON.stringify(rows));
      }
      db.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        parts.push(request.url, (await response?.text()) ?? '');
      }
    }
    return parts.join('\n');
  });

/** The texts that the device keeps, out of these. */
export async function textsOnDevice(
  page: Page,
  texts: readonly string[],
): Promise<readonly string[]> {
  const stored = await storedOnDevice(page);
  return texts.filter((text) => stored.includes(text));
}
