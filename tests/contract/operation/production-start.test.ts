import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startIdentityStub, type IdentityStub } from '#tests/support/service/identity-stub.ts';
import { startProduction, type Production } from '#tests/support/service/production.ts';

const readiness = v.object({ missingData: v.optional(v.array(v.string()), []) });

let identity: IdentityStub;
let production: Production;
beforeAll(async () => {
  identity = await startIdentityStub();
  production = await startProduction(identity.issuer);
});
afterAll(async () => {
  await production.stop();
  identity.stop();
});

/** What the first successful probe names; undefined while the process starts. */
async function firstReady(): Promise<readonly string[] | undefined> {
  const response = await fetch(`${production.origin}/readyz`).catch(() => undefined);
  return response?.ok ? v.parse(readiness, await response.json()).missingData : undefined;
}

const statusOf = (path: string): Promise<number> =>
  fetch(production.origin + path).then(
    ({ status }) => status,
    () => 0,
  );

it('[R11.1] an empty production is ready, and says what the institution has not given yet', async () => {
  let found: readonly string[] | undefined;
  await expect.poll(async () => (found ??= await firstReady())).toBeDefined();
  expect(found).toEqual([
    'places',
    'products',
    'deals',
    'managers',
    'lessons',
    'stories',
    ...Array.from({ length: 4 }, () => 'contacts.synergy'),
  ]);
  expect(production.output()).toContain('Ни одного пункта выдачи: заказ некуда выдать');
});

it('[R10.3] production runs without the files of the demonstration', async () => {
  await expect
    .poll(() => (production.isRunning() ? statusOf('/readyz') : production.output()))
    .toBe(200);
  expect(await statusOf('/my/config.json')).toBe(200);
  // Without the demonstration's pictures, their paths are signed-in calls like any other of the service.
  expect(await statusOf('/service/pictures/backpack-coral')).toBe(401);
  expect(await statusOf('/service/api/cards')).toBe(401);
  expect(await statusOf('/sandbox/')).toBe(404);
  expect(production.output()).not.toContain('server/demo');
});

it('[R10.3] says at the start that the app is not built: members would find no page', async () => {
  expect(await statusOf('/my/')).toBe(404);
  expect(production.output()).toContain(
    `The app is not built: no index.html in ${join(production.folder, 'dist')}; run npm run build`,
  );
});

it('[R11.1] the command names the same in words, and takes the contacts of a file into account', async () => {
  const { folder } = production;
  const contacts = join(folder, 'contacts.json');
  writeFileSync(contacts, JSON.stringify({ synergy: { email: 'support@example.org' } }));
  const { printed, code } = await production.programme(['check'], {
    DATA_DIR: join(folder, 'empty'),
    CONTACTS_FILE: contacts,
  });
  expect(printed.split('\n')).toEqual([
    `База: встроенная, ${join(folder, 'empty')}`,
    '— Ни одного пункта выдачи: заказ некуда выдать',
    '— Ни одного товара: каталог пуст',
    '— Ни одного оплаченного договора: никто не студент, и купить товар не может никто',
    '— Ни одного менеджера: участник видит вместо него телефон поддержки',
    '— Ни одного урока: курс пуст',
    '— Ни одной истории успеха: рядом с рейтингом пусто',
    '— Synergy Friends: нет телефона поддержки',
    '— Synergy Friends: нет адреса приглашений: у участников нет реферальной ссылки',
    '— Synergy Friends: нет своей политики конфиденциальности: показывается образец',
  ]);
  expect(code).toBe(1);
});

it('[R11.1] the command finds a file from the folder in which it was called, and says which one it does not', async () => {
  const { folder } = production;
  writeFileSync(
    join(folder, 'deals.csv'),
    'externalId;member;project;stage\n1;no@one.test;1;WONN\n',
  );
  const settings = { DATA_DIR: join(folder, 'empty'), INIT_CWD: join(folder, 'server') };
  const found = await production.programme(['import', 'deals', '../deals.csv'], settings);
  expect(found.printed).toContain('есть и другие: WONN (1)');
  expect(await production.programme(['import', 'deals', 'deals.csv'], settings)).toEqual({
    printed: `Файл не читается: ${join(folder, 'server/deals.csv')}\n`,
    code: 1,
  });
});

it('[R11.1] the command names a mistake in a file of contacts with an example that can be read', async () => {
  const contacts = join(production.folder, 'wrong-contacts.json');
  writeFileSync(contacts, JSON.stringify({ synergy: { email: 'support' } }));
  expect(await production.programme(['check'], { CONTACTS_FILE: contacts })).toEqual({
    printed: 'CONTACTS_FILE: synergy.email must be an address such as support@example.org\n',
    code: 1,
  });
});
