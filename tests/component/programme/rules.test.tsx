import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Rules } from '#src/features/help/rules/Rules.tsx';
import { loadLanguage } from '#src/i18n/setup.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { findingsInEveryTheme } from '../kit/every-theme.ts';
import { closeArea, openArea, show } from '../member/profile-orders-fixtures.tsx';

beforeEach(openArea);
afterEach(async () => {
  await closeArea();
  await switchLanguage('ru');
  await page.viewport(360, 740);
});

const part = (name: RegExp) => page.getByRole('region', { name });
const contents = () => page.getByRole('navigation', { name: 'Содержание' });

test('[R1.2] the rules say what a coin is worth, and that coins are neither gifts nor transfers', async () => {
  show(<Rules />);
  await expect.element(part(/О программе/)).toMatchTextContent(/1 токен = 1 рубль/);
  await expect
    .element(part(/Чего делать нельзя/))
    .toMatchTextContent(/Токены нельзя подарить или перевести другому участнику/);
});

test('[R1.3] the rules name the welcome bonus and the birthday gift', async () => {
  show(<Rules />);
  await expect.element(part(/Как копить/)).toMatchTextContent(/250\sтокенов.*500\sтокенов/s);
});

test('[R1.4] [R1.5] the rules name the levels with their thresholds and shares, and the fixed shares', async () => {
  show(<Rules />);
  const rows = page.getByRole('table', { name: 'Уровни дружбы' }).getByRole('row');
  await expect.element(rows.nth(1)).toMatchTextContent(/Друг.*до 4.*30\s%/s);
  await expect.element(rows.nth(2)).toMatchTextContent(/Хороший друг.*больше 4.*40\s%/s);
  await expect
    .element(rows.nth(3))
    .toMatchTextContent(/Лучший друг.*больше 9.*50\s%.*обмен накопленного на деньги/s);
  await expect
    .element(part(/Постоянные доли/))
    .toMatchTextContent(/образование: 10\s%.*школа: 30\s%.*Дубае: 15–25\s%/s);
});

test('[R2.27] [R10.1] each line of the contents leads to its part by keyboard', async () => {
  await page.viewport(360, 740);
  show(<Rules />);
  // A phone has it folded.
  await contents().getByText('Содержание').click();
  const links = contents().getByRole('link');
  await expect.element(links.nth(2)).toBeVisible();
  expect(links.elements()).toHaveLength(part(/^\d+\./).elements().length);
  (links.nth(1).element() as HTMLElement).focus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const heading = page.getByRole('heading', { level: 2, name: /Уровни дружбы/ });
  await expect.element(heading).toHaveFocus();
});

test.for([360, 800, 1440])(
  '[R2.27] an address that names a part opens the rules at it at %i px',
  async (width) => {
    await page.viewport(width, 740);
    show(<Rules />, '/rules/#orders');
    const heading = page.getByRole('heading', { level: 2, name: /Заказы и отмена/ });
    await expect.element(heading).toHaveFocus();
    // A contents list that opens by itself must not scroll back to itself.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await expect.element(heading).toBeInViewport();
  },
);

for (const language of ['ru', 'uz'] as const) {
  test(`[R10.1] axe finds nothing on the rules in ${language}, and no line is wider than 320 px`, async () => {
    await loadLanguage(language);
    await switchLanguage(language);
    await page.viewport(320, 640);
    show(<Rules />);
    await expect.element(page.getByRole('table')).toBeVisible();
    expect(await findingsInEveryTheme()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
}
