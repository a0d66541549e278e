import { join, resolve } from 'node:path';
import { type BrowserContext, expect, type Page, test as base } from '@playwright/test';
import { desc } from 'drizzle-orm';
import { findDamage } from '#server/audit/audit.ts';
import { openPostgres } from '#server/database/db.ts';
import { journal } from '#server/database/schema/service/journal.ts';
import { desktop, openProfile } from '#tests/e2e/support/browser/browser.ts';
import { newProfileDir, removeProfile } from '#tests/e2e/support/browser/installed-profile.ts';
import { buy } from '#tests/e2e/support/members/buying.ts';
import {
  dialogOf,
  expectAfterPoll,
  openAccount,
  staffRow,
} from '#tests/e2e/support/members/staff.ts';
import { findPostgres, startPostgres } from '#tests/support/database/postgres.ts';
import { LIMITS } from '#tests/support/limits.ts';
import {
  PRODUCTION_ORIGIN,
  startProduction,
  type Production,
} from '#tests/support/service/production.ts';
import { keycloakHome } from './environment.ts';
import { type Keycloak, startKeycloak } from './keycloak.ts';
import { startSecureProxy } from './secure-proxy.ts';

const ROOT = resolve(import.meta.dirname, '../..');
/** The member of the templates. */
const ANNA = { email: 'anna@example.com', name: 'Иванова Анна Сергеевна' };
const HOST = new URL(PRODUCTION_ORIGIN).host;
const PASSWORD = 'first-day';
interface Person {
  readonly email: string;
  readonly roles: readonly string[];
  /** For which the roles hold; for all without them. */
  readonly projects?: readonly string[];
}

/** Whom the operator has added to the realm, with their roles. */
const PEOPLE: readonly Person[] = [
  { email: ANNA.email, roles: [] },
  { email: 'olga@example.com', roles: ['manager', 'tokens-admin'] },
  { email: 'elsewhere@example.com', roles: ['manager'], projects: ['6'] },
  { email: 'desk@example.com', roles: ['desk'] },
];

interface Day {
  readonly production: Production;
  readonly databaseUrl: string;
  /** Where the public address is served by HTTPS. */
  readonly securePort: number;
}

interface TestFixtures {
  /** Opens the app in a browser of its own and signs a person in at Keycloak. */
  openAs: (email: string) => Promise<Page>;
}

interface WorkerFixtures {
  keycloak: Keycloak;
  /** Production on an empty PostgreSQL. */
  day: Day;
}

const test = base.extend<TestFixtures, WorkerFixtures>({
  keycloak: [
    async ({}, use) => {
      const keycloak = await startKeycloak(keycloakHome(), PRODUCTION_ORIGIN);
      await keycloak.admin.addToRealm({ users: PEOPLE.map(asUser) });
      await use(keycloak);
      await keycloak.stop();
    },
    { scope: 'worker', timeout: LIMITS.start },
  ],

  day: [
    async ({ keycloak }, use) => {
      const postgres = await startPostgres();
      if (postgres === null) throw new Error('PostgreSQL is missing');
      const production = await startProduction(keycloak.issuer, () => ({
        DATABASE_URL: postgres.url,
        APP_DIR: join(ROOT, 'dist'),
      }));
      const proxy = await startSecureProxy(HOST, production.origin);
      await use({ production, databaseUrl: postgres.url, securePort: proxy.port });
      proxy.stop();
      await production.stop();
      postgres.stop();
    },
    { scope: 'worker', timeout: LIMITS.start },
  ],

  openAs: async ({ day }, use) => {
    const opened: { context: BrowserContext; folder: string }[] = [];
    await use(async (email) => {
      const folder = newProfileDir();
      const context = await openProfile(folder, {
        ...desktop,
        baseURL: PRODUCTION_ORIGIN,
        args: [
          `--host-resolver-rules=MAP ${HOST} 127.0.0.1:${day.securePort}`,
          '--ignore-certificate-errors',
        ],
      });
      opened.push({ context, folder });
      const page = context.pages()[0] ?? (await context.newPage());
      await signIn(page, email);
      return page;
    });
    for (const { context, folder } of opened) {
      await context.close();
      removeProfile(folder);
    }
  },
});

/** A person in Keycloak's user format. */
const asUser = ({ email, roles, projects = [] }: Person) => ({
  username: email,
  email,
  emailVerified: true,
  enabled: true,
  firstName: email.split('@')[0],
  lastName: 'Тестова',
  credentials: [{ type: 'password', value: PASSWORD, temporary: false }],
  clientRoles: { svc: roles },
  attributes: { projects },
});

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/my/');
  await page.locator('input[autocomplete~=username]').fill(email);
  await page.locator('input[autocomplete~=current-password]').fill(PASSWORD);
  await page.locator('button[type=submit]').click();
  await expect(page).toHaveURL((url) => url.origin === PRODUCTION_ORIGIN);
}

const main = (page: Page) => page.getByRole('main');

test.skip(findPostgres() === null, 'PostgreSQL is missing');

test('[R11.7] the first day with Keycloak: files are imported, a member signs in and buys, staff adds the coins, moves the order and hands it out, each on their own screen', async ({
  day,
  openAs,
}) => {
  const { production, databaseUrl } = day;
  for (const kind of ['places', 'products', 'managers', 'members', 'deals', 'cards']) {
    const file = join(ROOT, `docs/import/${kind}.csv`);
    const { printed, code } = await production.programme(['import', kind, file, '--write']);
    expect({ kind, printed, code }).toMatchObject({ kind, code: 0 });
  }
  const anna = await openAs(ANNA.email);
  await expect(main(anna).getByText('Анна').first()).toBeVisible();

  const olga = await openAs('olga@example.com');
  await openAccount(olga, ANNA.name);
  await olga.getByRole('button', { name: 'Начислить или списать' }).click();
  await dialogOf(olga).getByLabel('Сколько').fill('2000');
  await dialogOf(olga).getByLabel('Причина').fill('Приказ ректора');
  await dialogOf(olga)
    .getByRole('button', { name: /^Начислить 2/ })
    .click();
  await expect(olga.getByText(/^Начислено: 2/)).toBeVisible();
  await expectAfterPoll(anna, anna.getByText(/2\s000/).first());

  await anna.goto('/my/catalog');
  await main(anna)
    .getByRole('link', { name: /Бутылка для воды/ })
    .first()
    .click();
  const bought = await buy(anna);
  expect(bought.state).toBe('placed');

  await olga.goto('/my/staff/orders');
  const row = staffRow(olga, ANNA.name);
  await row.getByRole('button', { name: /^Другой статус/ }).click();
  await dialogOf(olga).getByLabel('Новый статус').selectOption({ label: 'Готов к выдаче' });
  await dialogOf(olga)
    .getByLabel('Где забрать')
    .selectOption({ label: 'Библиотека, пункт выдачи' });
  await dialogOf(olga)
    .getByRole('button', { name: /^Перевести/ })
    .click();
  await expect(dialogOf(olga)).toHaveCount(0);
  await anna.goto('/my/orders');
  await expectAfterPoll(anna, main(anna).getByText('Готов к выдаче').first());

  // The order is one of another project's member.
  const elsewhere = await openAs('elsewhere@example.com');
  await elsewhere.goto('/my/staff/orders');
  await expect(main(elsewhere).getByText('Здесь пусто').first()).toBeVisible();

  const desk = await openAs('desk@example.com');
  await expect(desk).toHaveURL(/\/my\/desk$/);
  await desk.getByRole('button', { name: /^Библиотека, пункт выдачи/ }).click();
  await desk.getByRole('searchbox').fill(ANNA.name);
  await main(desk)
    .getByRole('button', { name: /^Анна И\./ })
    .click();
  await main(desk).getByRole('button', { name: 'Выдать: 1 заказ' }).click();
  await expect(main(desk).getByRole('heading', { name: 'Выдано', exact: true })).toBeVisible();
  await expectAfterPoll(anna, main(anna).getByText('Получен').first());

  const store = await openPostgres(databaseUrl);
  const acts = await store.db
    .select({ act: journal.act, email: journal.email, refusal: journal.refusal })
    .from(journal)
    .orderBy(desc(journal.id))
    .limit(2);
  const damage = await findDamage(store.db);
  await store.close();
  expect(acts).toEqual([
    { act: 'orders.hand-out', email: 'desk@example.com', refusal: null },
    { act: 'orders.move', email: 'olga@example.com', refusal: null },
  ]);
  expect(Object.entries(damage).filter(([, ids]) => ids.length > 0)).toEqual([]);
});
