import { existsSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from '#tests/e2e/support/fixtures.ts';
import { expectNoAxeViolations } from '#tests/e2e/support/looks/accessibility.ts';
import { signInAs } from '#tests/e2e/support/members/sign-in.ts';
import { startServer } from '#tests/support/service/server.ts';

const statusOrRefused = async (origin: string) =>
  fetch(`${origin}/sandbox/accounts`).then(
    (response) => response.status,
    () => 'refused' as const,
  );

test('a killed server restarts on its port; a stopped one removes its data', async () => {
  const server = await startServer();
  expect(await statusOrRefused(server.origin)).toBe(200);

  await server.kill();
  expect(await statusOrRefused(server.origin)).toBe('refused');

  await server.restart();
  expect(await statusOrRefused(server.origin)).toBe(200);

  await server.stop();
  expect(existsSync(server.dataDir)).toBe(false);
});

test('an injected fault changes the response until it is cleared', async ({ server }) => {
  const status = () => fetch(`${server.origin}/my/config.json`).then((response) => response.status);
  const healthy = await status();

  await server.faults([{ match: 'GET /my/config\\.json', status: 503 }]);
  expect(await status()).toBe(503);

  await server.clearFaults();
  expect(await status()).toBe(healthy);
});

test(
  'a student signs in on the real sign-in page, which has no axe findings',
  { tag: '@journey' },
  async ({ openApp, emptyProfileDir }) => {
    const { page } = await openApp(emptyProfileDir);
    await page.goto('/my/');
    await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
    await expectNoAxeViolations(page);

    await signInAs(page, 'student');
    await expect(page.getByRole('main')).toBeVisible();
  },
);
