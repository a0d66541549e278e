import { expect } from '@playwright/test';
import { existsSync } from 'node:fs';
import { expectNoAxeViolations } from '#tests/e2e/support/accessibility.ts';
import { test } from '#tests/e2e/support/fixtures.ts';
import { signInAs } from '#tests/e2e/support/sign-in.ts';
import { startServer } from '#tests/support/server.ts';

const answers = async (origin: string) =>
  fetch(`${origin}/sandbox/accounts`).then(
    (answer) => answer.status,
    () => 'refused' as const,
  );

test('a server survives a power cut on its own port and data', async () => {
  const server = await startServer();
  expect(await answers(server.origin)).toBe(200);

  await server.kill();
  expect(await answers(server.origin)).toBe('refused');

  await server.restart();
  expect(await answers(server.origin)).toBe(200);

  await server.stop();
  expect(existsSync(server.dataDir)).toBe(false);
});

test('a fault of the sandbox breaks the service until it is cleared', async ({ server }) => {
  const status = () => fetch(`${server.origin}/my/config.json`).then((answer) => answer.status);
  const healthy = await status();

  await server.faults([{ match: 'GET /my/config\\.json', status: 503 }]);
  expect(await status()).toBe(503);

  await server.clearFaults();
  expect(await status()).toBe(healthy);
});

test('a student signs in through the real page, which everyone can use', async ({ page }) => {
  await page.goto('/my/');
  await expect(page.locator('input[autocomplete~=current-password]')).toBeVisible();
  await expectNoAxeViolations(page);

  await signInAs(page, 'student');
  await expect(page.getByRole('main')).toBeVisible();
});
