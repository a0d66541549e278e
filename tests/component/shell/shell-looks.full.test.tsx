import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Blocked } from '#src/app/screens/Blocked.tsx';
import { GeneralError } from '#src/app/screens/GeneralError.tsx';
import { NotFound } from '#src/app/screens/NotFound.tsx';
import { OfflineStart } from '#src/app/screens/OfflineStart.tsx';
import { SignedOut } from '#src/app/screens/SignedOut.tsx';
import { Works } from '#src/app/screens/Works.tsx';
import { BRANDS } from '#src/brand/brands.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { applyBrandTheme, colourFindings, findings, show } from '../kit/ui-fixtures.tsx';
import { setShellState, showShell } from './shell-fixtures.tsx';

const MORE = { ru: 'Ещё', uz: 'Yana' } as const;
const bar = page.getByRole('navigation');
const dialog = page.getByRole('dialog');

const nothing = () => undefined;
const SCREENS: Readonly<Record<string, ReactNode>> = {
  works: <Works onRetry={nothing} />,
  blocked: <Blocked />,
  'not found': <NotFound />,
  'general error': <GeneralError errorId={null} />,
  'first start without a network': <OfflineStart of="nobody" onRetry={nothing} />,
  'no network in owner view': <OfflineStart of="owner" onRetry={nothing} />,
  'no network after the session’s end': <OfflineStart of="member" onRetry={nothing} />,
  'signed out': <SignedOut reason={null} onSignIn={nothing} />,
  'signed out after 20 hidden minutes': <SignedOut reason="idle" onSignIn={nothing} />,
  'session ended': <SignedOut reason="expired" onSignIn={nothing} />,
};

for (const brand of Object.values(BRANDS)) {
  test(`[R10.1] [R10.2] axe finds nothing in the shell of ${brand.name}, at any width, in both themes`, async () => {
    for (const width of [320, 768, 1440]) {
      await page.viewport(width, 740);
      for (const theme of ['light', 'dark'] as const) {
        applyBrandTheme(brand.name, theme);
        setShellState({ card: null, reachable: false, updatedAt: Date.now() });
        showShell({ brand });
        await expect.element(page.getByText(/сервис не отвечает/).first()).toBeVisible();
        expect(await findings()).toEqual([]);
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      }
    }
  });
}

for (const brand of Object.values(BRANDS)) {
  test(`[R10.1] axe finds nothing in the menu of ${brand.name}, at any width, in both themes and languages`, async () => {
    for (const [width, language, theme] of [
      [320, 'uz', 'light'],
      [360, 'ru', 'dark'],
      [768, 'uz', 'dark'],
      [1440, 'ru', 'light'],
    ] as const) {
      await page.viewport(width, 740);
      await switchLanguage(language);
      applyBrandTheme(brand.name, theme);
      setShellState();
      showShell({ brand });
      await bar.getByRole('button', { name: MORE[language], exact: true }).click();
      await expect.element(dialog).toBeVisible();
      expect(await findings()).toEqual([]);
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
    }
  });
}

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
          expect(await colourFindings()).toEqual([]);
          expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
        }
      }
      expect(await findings()).toEqual([]);
    }
  });
}
