import { expect, type Page } from '@playwright/test';
import { fillDevice } from '../support/browser/full-device.ts';
import { test, type OpenApp } from '../support/fixtures.ts';
import { productCard } from '../support/members/buying.ts';
import { fieldOf } from '../support/members/friends.ts';
import { visitOnce } from '../support/members/member-profile.ts';
import { resetAfterEach } from '../support/members/reset-members.ts';
import {
  clearDatabases,
  damage,
  deleteArea,
  loseConnection,
  rememberConnections,
  upgrade,
} from '../support/members/stored-area.ts';

const article = (page: Page) => page.getByRole('main').getByRole('article').first();

/** What a member does, each with what must then be on the screen. */
const JOURNEYS = {
  profile: async (page: Page) => {
    await page.goto('/my/');
    await expect(page.getByText('12 480').first()).toBeVisible();
  },
  code: async (page: Page) => {
    await page.goto('/my/orders?codes');
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
  },
  product: async (page: Page) => {
    await page.goto('/my/catalog/products');
    await article(page).getByRole('link').first().click();
    await expect(productCard(page)).toBeVisible();
  },
  history: async (page: Page) => {
    await page.goto('/my/history');
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  },
  form: async (page: Page) => {
    await page.goto('/my/invite');
    await fieldOf(page, 'Фамилия').fill('Qdraft');
    await expect(fieldOf(page, 'Фамилия')).toHaveValue('Qdraft');
  },
} as const;
type Journey = keyof typeof JOURNEYS;

interface Fault {
  readonly happen: (page: Page) => Promise<void>;
  /** It lasts: it happens before the first journey only. */
  readonly lasts?: true;
}

/** What happens to the stored data under the open app, before each journey. */
const FAULTS: Readonly<Record<string, Fault>> = {
  'deleted by a tool': { happen: deleteArea },
  'cleared by the browser': { happen: (page) => clearDatabases(page) },
  'records of a wrong shape': {
    happen: (page) =>
      damage(page, {
        meta: { userInfo: { firstName: 7 }, client: 5, catalogChanges: null, goal: 3 },
        cards: { cardNumber: 7 },
        operations: { date: null, type: 3 },
        orders: { productName: 'one', status: 'DELIVERED', kind: 'product', history: null },
      }),
  },
  'no room': {
    happen: async (page) => {
      // A page without the app: after a first write the browser caches the free space for a while.
      await page.goto('/my/manifest.webmanifest');
      await fillDevice(page);
    },
    lasts: true,
  },
  'connection lost': {
    happen: async (page) => {
      await page.keyboard.press('Escape');
      await loseConnection(page);
      // The app goes on without being loaded again.
      await page.getByRole('link', { name: 'Synergy Friends' }).first().click();
      await expect(page.getByText('12 480').first()).toBeVisible();
    },
  },
  'written by a newer version': { happen: upgrade },
};
/** What a member can still do without a network after a fault that leaves something to show. */
const OFFLINE: Readonly<Record<string, readonly Journey[]>> = {
  'records of a wrong shape': ['code'],
  'no room': ['profile', 'code'],
  'connection lost': ['profile', 'code'],
  'written by a newer version': ['profile', 'code'],
};

/** Runs journeys, each after the fault; returns those that a member could make. */
async function run(
  { page }: OpenApp,
  { happen, lasts }: Fault,
  journeys: readonly Journey[],
): Promise<readonly Journey[]> {
  const made: Journey[] = [];
  for (const journey of journeys) {
    if (lasts !== true || journey === 'profile') await happen(page);
    await test.step(journey, () => JOURNEYS[journey](page));
    made.push(journey);
  }
  return made;
}

resetAfterEach('student');

for (const [name, fault] of Object.entries(FAULTS)) {
  test(`[R9.4] stored data «${name}»: every journey goes on`, async ({
    openApp,
    profileDir,
    server,
    problems,
    expectNetworkErrors,
  }) => {
    test.slow();
    // A page without the app names no icon, so the browser requests the default one.
    problems.allow(/\/favicon\.ico$/);
    const firstVisit = await openApp(profileDir);
    await visitOnce(firstVisit, 'student');
    await firstVisit.context.close();
    const app = await openApp(profileDir);
    await rememberConnections(app.context);
    // Only a page of the app has its database.
    if (fault.lasts !== true) await JOURNEYS.profile(app.page);
    const all = Object.keys(JOURNEYS) as Journey[];
    const online = await run(app, fault, all);
    expectNetworkErrors();
    const wanted = OFFLINE[name] ?? [];
    if (wanted.length > 0) {
      await JOURNEYS.profile(app.page);
      await server.kill();
    }
    const offline = await run(app, fault, wanted);
    const count = online.length + offline.length;
    console.log(`${name}: ${count} of ${all.length + wanted.length} journeys`);
  });
}
