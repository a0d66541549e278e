import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Blocked } from '#src/app/screens/Blocked.tsx';
import { GeneralError } from '#src/app/screens/GeneralError.tsx';
import { NotFound } from '#src/app/screens/NotFound.tsx';
import { OfflineStart } from '#src/app/screens/OfflineStart.tsx';
import { SignedOut } from '#src/app/screens/SignedOut.tsx';
import { Works } from '#src/app/screens/Works.tsx';
import { BRANDS } from '#src/brand/brands.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { applyBrandTheme, findings, show } from './ui-stage.tsx';

const nothing = () => undefined;
const SCREENS: Readonly<Record<string, ReactNode>> = {
  works: <Works onRetry={nothing} />,
  blocked: <Blocked />,
  'not found': <NotFound />,
  'general error': <GeneralError />,
  'first start without a network': <OfflineStart of="nobody" onRetry={nothing} />,
  'no network in owner view': <OfflineStart of="owner" onRetry={nothing} />,
  'no network after the session’s end': <OfflineStart of="member" onRetry={nothing} />,
  'signed out': <SignedOut reason={null} onSignIn={nothing} />,
  'signed out after 20 hidden minutes': <SignedOut reason="idle" onSignIn={nothing} />,
  'session ended': <SignedOut reason="expired" onSignIn={nothing} />,
};

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

test('[R2.40] a blocked card names the frozen coins and links to support, questions and rules', async () => {
  show(<Blocked />);
  await expect.element(heading('Карта временно заблокирована')).toBeVisible();
  await expect.element(page.getByText(/Токены заморожены/)).toBeVisible();
  const support = page.getByRole('link', { name: 'Написать в поддержку' });
  await expect.element(support).toHaveAttribute('href', '/support?topic=CARD');
  const questions = page.getByRole('link', { name: 'Вопросы и ответы' });
  await expect.element(questions).toHaveAttribute('href', '/faq#card-blocked');
  const rules = page.getByRole('link', { name: 'Правила' });
  await expect.element(rules).toHaveAttribute('href', '/rules/');
  const phone = page.getByRole('link', { name: '8 800 100-00-11' });
  await expect.element(phone).toHaveAttribute('href', 'tel:88001000011');
});

test('[R2.41] the maintenance screen has a retry', async () => {
  const retry = vi.fn<() => void>();
  show(<Works onRetry={retry} />);
  await page.getByRole('button', { name: 'Повторить' }).click();
  expect(retry).toHaveBeenCalledTimes(1);
});

test('[R2.10] an unknown address has a link home', async () => {
  show(<NotFound />);
  await expect.element(page.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/');
});

test('[R4.6] a failed screen shows the general error text', async () => {
  show(<GeneralError />);
  const text = 'Произошла ошибка. Пожалуйста, попробуйте позже или свяжитесь с менеджером.';
  await expect.element(page.getByText(text)).toBeVisible();
});

for (const [name, screen] of Object.entries(SCREENS)) {
  test(`[R10.1] axe finds nothing on «${name}», in any brand, theme and language`, async () => {
    for (const language of ['ru', 'uz'] as const) {
      await switchLanguage(language);
      for (const brand of Object.values(BRANDS)) {
        for (const theme of ['light', 'dark'] as const) {
          await page.viewport(320, 640);
          applyBrandTheme(brand.name, theme);
          show(<main>{screen}</main>);
          await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
          expect(await findings()).toEqual([]);
          expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
        }
      }
    }
  });
}
