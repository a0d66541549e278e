import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { BrandName } from '#src/brand/brand.ts';
import { setCurrency } from '#src/i18n/currency.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { BannerSpent } from '#src/ui/base/BannerSpent/BannerSpent.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { applyBrandTheme, findings, show } from '../kit/ui-fixtures.tsx';

const banner = page.getByRole('main');
const expectText = (text: RegExp) => expect.poll(() => banner.element().textContent).toMatch(text);
const history = <LinkButton to="/orders">История заказов</LinkButton>;

const showBanner = (content: ReactNode) =>
  show(
    <main>
      <h1>Заказы</h1>
      {content}
    </main>,
  );

test('[R2.50] [R1.2] [R1.11] the banner shows the spent coins with the brand’s noun and the same amount of saved money', async () => {
  showBanner(
    <BannerSpent spent={12_450} orders={14}>
      {history}
    </BannerSpent>,
  );
  await expect.element(page.getByRole('heading', { name: 'Потрачено на заказы' })).toBeVisible();
  await expectText(/12\s450 токенов/);
  await expectText(/Сэкономлено\s*12\s450\s₽/);
  await expectText(/Заказов\s*14/);
  await expectText(/1\sтокен\s=\s1\sрубль/);
  await expect
    .element(page.getByRole('link', { name: 'История заказов' }))
    .toHaveAttribute('href', '/orders');
});

test.for([
  [1, /1 токен(?!а)/],
  [2, /2 токена/],
  [5, /5 токенов/],
  [21, /21 токен(?!а)/],
  [111, /111 токенов/],
] as const)('[R2.50] [R1.2] %i has the right form of the noun', async ([spent, coins]) => {
  showBanner(<BannerSpent spent={spent} />);
  await expectText(coins);
});

test('[R2.50] [R1.2] it uses another brand’s noun and the other language', async () => {
  setCurrency('coin');
  try {
    showBanner(<BannerSpent key="ru" spent={2} orders={1} />);
    await expectText(/2 монеты/);
    await expectText(/1\sмонета\s=\s1\sрубль/);
    await switchLanguage('uz');
    showBanner(<BannerSpent key="uz" spent={1_200} orders={3} />);
    await expectText(/1\s200 tanga/);
    await expectText(/Tejalgan\s*1\s200\srubl/);
    await expectText(/Buyurtmalar\s*3/);
  } finally {
    setCurrency('token');
  }
});

test('[R2.50] without spending it says so and links to the catalog', async () => {
  showBanner(
    <BannerSpent spent={0} orders={0}>
      <LinkButton to="/catalog">В каталог</LinkButton>
    </BannerSpent>,
  );
  await expect
    .element(page.getByRole('heading', { name: 'Пока ничего не потрачено' }))
    .toBeVisible();
  await expect.element(page.getByRole('link', { name: 'В каталог' })).toBeVisible();
  expect(banner.element().textContent).not.toContain('Сэкономлено');
});

test('[R2.50] [R10.1] its skeleton has the size of the content and announces the loading', async () => {
  for (const width of [360, 1024]) {
    await page.viewport(width, 740);
    const height = () => banner.element().getBoundingClientRect().height;
    showBanner(<BannerSpent spent={null}>{history}</BannerSpent>);
    await expect.element(page.getByRole('status')).toHaveTextContent('Загрузка…');
    expect(page.getByRole('link').elements()).toEqual([]);
    const before = height();
    showBanner(
      <BannerSpent spent={12_450} orders={14}>
        {history}
      </BannerSpent>,
    );
    await expect.element(page.getByRole('link')).toBeVisible();
    expect(Math.abs(height() - before)).toBeLessThanOrEqual(1);
  }
});

test('[R2.50] [R10.1] a million, long words and the drawing fit 320 pixels in both languages', async () => {
  await page.viewport(320, 740);
  for (const language of ['ru', 'uz'] as const) {
    await switchLanguage(language);
    for (const spent of [1_234_567, 0]) {
      showBanner(
        <BannerSpent key={spent} spent={spent} orders={1_024}>
          {history}
        </BannerSpent>,
      );
      await expect.element(page.getByRole('link')).toBeVisible();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
      const range = document.createRange();
      const drawing = document.querySelector('main svg')?.getBoundingClientRect();
      const texts = [...document.querySelectorAll('main :is(h2, p, dt, dd)')].map((element) => {
        range.selectNodeContents(element);
        return range.getBoundingClientRect();
      });
      const onDrawing = texts.filter(
        ({ right, top }) => drawing && right > drawing.left && top < drawing.bottom,
      );
      expect(onDrawing).toEqual([]);
      expect(texts.filter(({ right }) => right > 320 - 20)).toEqual([]);
    }
  }
});

/** Contrast of two colours by WCAG, each as [red, green, blue] of 0–255. */
function contrast(one: readonly number[], other: readonly number[]): number {
  const luminance = (colour: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
      const part = channel / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const channels = (colour: string) => (colour.match(/\d+(\.\d+)?/g) ?? []).slice(0, 3).map(Number);

const BRANDS: readonly BrandName[] = ['synergy', 'mti', 'mosap', 'people'];
test.for(
  BRANDS.flatMap((brand) => (['light', 'dark'] as const).map((theme) => [brand, theme] as const)),
)('[R2.50] [R10.1] on the gradient of %s every text can be read, %s', async ([brand, theme]) => {
  applyBrandTheme(brand, theme);
  showBanner(
    <BannerSpent spent={12_450} orders={14}>
      {history}
    </BannerSpent>,
  );
  await expect.element(page.getByRole('link')).toBeVisible();
  const surface = banner.element().querySelector('h2')?.parentElement as HTMLElement;
  const stops = getComputedStyle(surface).backgroundImage.match(/rgb\([^)]*\)/g) ?? [];
  expect(stops).toHaveLength(2);
  const texts = [...surface.querySelectorAll('h2, p, dt, dd')];
  const ratios = texts.flatMap((text) =>
    stops.map((stop) => contrast(channels(getComputedStyle(text).color), channels(stop))),
  );
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  await expect.poll(findings).toEqual([]);
});
