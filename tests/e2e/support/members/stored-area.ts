import type { BrowserContext, Page } from '@playwright/test';

/** Runs in the page: the name of the member's database; empty without one. */
const nameOf = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all = await indexedDB.databases();
    return all.find(({ name }) => name?.startsWith('area-'))?.name ?? '';
  });

/** Deletes the member's database as a cleaning tool does, under the open tabs. */
export async function deleteArea(page: Page): Promise<void> {
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.addEventListener('success', () => resolve());
        request.addEventListener('error', () => reject(request.error ?? new Error('not deleted')));
      }),
    await nameOf(page),
  );
}

/**
 * Deletes an origin's databases as «clear site data» does: the browser closes them first.
 * @param origin the origin; by default that of the page
 */
export async function clearDatabases(page: Page, { origin } = new URL(page.url())): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' });
}

/** Changes the newest row of each table by some fields, or the `value` of a record of `meta`. */
export async function damage(
  page: Page,
  tables: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Promise<void> {
  await page.evaluate(
    async ({ name, changes }) => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', () => resolve(request.result));
          request.addEventListener('error', () => reject(request.error ?? new Error('failed')));
        });
      const db = await done(indexedDB.open(name));
      for (const [table, fields] of Object.entries(changes)) {
        const store = db.transaction(table, 'readwrite').objectStore(table);
        if (table === 'meta') {
          for (const [key, value] of Object.entries(fields))
            await done(store.put({ key, value, updatedAt: 1 }));
        } else {
          const cursor = await done(store.openCursor(null, 'prev'));
          await done(store.put({ ...(cursor?.value as object), ...fields }));
        }
      }
      db.close();
    },
    { name: await nameOf(page), changes: tables },
  );
}

/** Names of the tables of the member's database that have rows. */
export const filledTables = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve) => {
        request.addEventListener('success', () => resolve(request.result));
      });
    const databases = await indexedDB.databases();
    const area = databases.find(({ name }) => name?.startsWith('area-'));
    if (area?.name === undefined) return [];
    const db = await done(indexedDB.open(area.name));
    const names = [...db.objectStoreNames];
    const counts = await Promise.all(
      names.map((name) => done(db.transaction(name).objectStore(name).count())),
    );
    db.close();
    return names.filter((_, index) => counts[index] !== 0);
  });

/** What the member's database keeps of half-filled forms, as JSON. A form that is only open has an empty row. */
export const keptForms = async (page: Page): Promise<string> =>
  page.evaluate(
    async (name) => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve) => {
          request.addEventListener('success', () => resolve(request.result));
        });
      const db = await done(indexedDB.open(name));
      const rows = await done(db.transaction('formDrafts').objectStore('formDrafts').getAll());
      db.close();
      return JSON.stringify(rows);
    },
    await nameOf(page),
  );

declare global {
  interface Window {
    connections?: Set<IDBDatabase>;
  }
}

/** Lets `loseConnection` find the connections that the pages of a browser will open. */
export async function rememberConnections(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const connections = (window.connections = new Set());
    const original = Object.getOwnPropertyDescriptor(IDBFactory.prototype, 'open');
    const open = original?.value as IDBFactory['open'];
    IDBFactory.prototype.open = function remember(this: IDBFactory, ...parameters) {
      const request = open.apply(this, parameters);
      request.addEventListener('success', () => connections.add(request.result));
      return request;
    };
  });
}

/** Ends the page's connections to its databases, as iOS does with an app that was in the background. */
export const loseConnection = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const connection of window.connections ?? []) {
      connection.close();
      connection.dispatchEvent(new Event('close'));
    }
    window.connections?.clear();
  });

/** Gives the member's database the version that a later build of the app would, with a table that this one lacks. */
export async function upgrade(page: Page): Promise<void> {
  const name = await nameOf(page);
  // A page without the app has no connection that would have to close.
  await page.goto('/my/manifest.webmanifest');
  await page.evaluate(async (database) => {
    const known = (await indexedDB.databases()).find((one) => one.name === database);
    const request = indexedDB.open(database, (known?.version ?? 0) + 10);
    await new Promise((resolve, reject) => {
      request.onupgradeneeded = () => {
        const { result: db } = request;
        if (!db.objectStoreNames.contains('later')) db.createObjectStore('later');
      };
      request.addEventListener('success', resolve);
      request.addEventListener('error', () => reject(request.error ?? new Error('not upgraded')));
    });
    request.result.close();
  }, name);
}
