import { expect } from '@playwright/test';
import { test } from './support/fixtures.ts';
import { signInAs } from './support/sign-in.ts';

test('[R9.11] a page that is opened as 127.0.0.1 leads to the configured host, and after the sign-in to the same screen, query and place', async ({
  openApp,
  emptyProfileDir,
  server,
}) => {
  const { page } = await openApp(emptyProfileDir);
  await page.goto(`http://127.0.0.1:${server.port}/my/faq?utm_source=poster#how`);
  await signInAs(page, 'student');
  await expect(page).toHaveURL(`${server.origin}/my/faq?utm_source=poster#how`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
