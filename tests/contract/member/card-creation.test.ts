import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { database, openDatabase } from '#src/data/db/area/database.ts';
import { viewOwner } from '#src/platform/owner-view/owner-view.ts';
import { cardCreation, createMissingCard } from '#src/sync/card/create-card.ts';
import { refreshCards } from '#src/sync/refresh/cards.ts';
import { person } from '#tests/support/people/signed-in-person.ts';
import { createTestApp, type TestApp } from '#tests/support/service/test-app.ts';

vi.mock('#src/platform/auth/auth.ts', async () => {
  const { authentication } = await import('#tests/support/people/signed-in-person.ts');
  return authentication;
});

let app: TestApp;
let isBroken = false;
const cardRequests: string[] = [];

beforeAll(async () => {
  app = await createTestApp();
  vi.stubGlobal('document', { documentElement: { lang: 'ru', dataset: {} } });
  vi.stubGlobal('location', { pathname: '/my/' });
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    if (path.includes('bitrixLinkCard')) {
      cardRequests.push(path);
      if (isBroken) return Promise.reject(new TypeError('Failed to fetch'));
    }
    return Promise.resolve(app.app.request(path, init));
  });
});
afterAll(() => app.close());

let members = 0;
beforeEach(async () => {
  members += 1;
  cardRequests.length = 0;
  isBroken = false;
  viewOwner(null);
  person.email = `cardless${members}@example.test`;
  Object.assign(cardCreation, { process: false, failed: false, created: false });
  await openDatabase(`area-card-creation-${members}`);
  await refreshCards();
});

const typesOnDevice = async () => (await database().cards.toArray()).map(({ typeId }) => typeId);

test('[R4.18] [R3.2] a member without any card gets a virtual one, once', async () => {
  await Promise.all([createMissingCard(), createMissingCard()]);
  expect(cardCreation).toEqual({ process: false, failed: false, created: true });
  expect(await typesOnDevice()).toEqual([1]);
  await createMissingCard();
  expect(cardRequests).toHaveLength(1);
});

test('[R4.18] a member with a card gets no further one', async () => {
  person.email = app.seed.student.email;
  await refreshCards();
  await createMissingCard();
  expect(cardRequests).toEqual([]);
});

test('[R4.18] [R6.3] in owner view no card is created', async () => {
  viewOwner('owner@example.test');
  await createMissingCard();
  expect(cardRequests).toEqual([]);
});

test('[R4.18] [R7.6] a failed creation is stored as failed and is not repeated until the next start', async () => {
  isBroken = true;
  await createMissingCard();
  expect(cardCreation).toEqual({ process: false, failed: true, created: false });
  isBroken = false;
  await createMissingCard();
  expect(cardRequests).toHaveLength(1);
  expect(await typesOnDevice()).toEqual([]);
});
