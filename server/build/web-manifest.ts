import type { ManifestOptions } from 'vite-plugin-pwa';
import type { ManifestLanguage } from '#server/config/built-files.ts';
import type { Brand } from '#src/brand/brand.ts';

const SCOPE = '/my/';

/** What the installed app's icon offers at a long press: addresses of screens, Lucide icons. */
export const SHORTCUTS = [
  { icon: 'qr-code', url: `${SCOPE}orders?codes` },
  { icon: 'shopping-bag', url: `${SCOPE}catalog` },
  { icon: 'scan-barcode', url: `${SCOPE}scan` },
] as const;

/**
 * What an app store or the install dialog shows of the app: taken by tests/bench/make-screenshots.ts, which
 * waits for `ready`. Sizes in pixels of the picture.
 */
export const SCREENSHOTS = [
  { name: 'profile', path: SCOPE, ready: 'main h1', form: 'narrow' },
  { name: 'orders', path: `${SCOPE}orders`, ready: 'main article', form: 'narrow' },
  { name: 'catalog', path: `${SCOPE}catalog/products`, ready: 'main article img', form: 'narrow' },
  { name: 'profile-wide', path: SCOPE, ready: 'main h1', form: 'wide' },
] as const;

interface ManifestTexts {
  readonly description: string;
  /** Name and short name of each shortcut. */
  readonly shortcuts: Readonly<
    Record<(typeof SHORTCUTS)[number]['icon'], readonly [string, string]>
  >;
  readonly screenshots: Readonly<Record<(typeof SCREENSHOTS)[number]['name'], string>>;
}

const TEXTS: Readonly<Record<ManifestLanguage, ManifestTexts>> = {
  ru: {
    description: 'Карта, заказы и приглашения друзей в программе лояльности',
    shortcuts: {
      'qr-code': ['Коды заказов', 'Коды'],
      'shopping-bag': ['Каталог', 'Каталог'],
      'scan-barcode': ['Сканер', 'Сканер'],
    },
    screenshots: {
      profile: 'Баланс, карта и цель',
      orders: 'Заказы и их коды',
      catalog: 'Каталог',
      'profile-wide': 'Баланс, карта и цель',
    },
  },
  uz: {
    description: 'Sodiqlik dasturida karta, buyurtmalar va doʻstlarni taklif qilish',
    shortcuts: {
      'qr-code': ['Buyurtma kodlari', 'Kodlar'],
      'shopping-bag': ['Katalog', 'Katalog'],
      'scan-barcode': ['Skaner', 'Skaner'],
    },
    screenshots: {
      profile: 'Balans, karta va maqsad',
      orders: 'Buyurtmalar va ularning kodlari',
      catalog: 'Katalog',
      'profile-wide': 'Balans, karta va maqsad',
    },
  },
};

const SIZES = { narrow: '720x1480', wide: '1280x800' } as const;

const PNG = 'image/png';

/** The brand's web app manifest in a language (R9.1). Its id is the same in each: they are one app. */
export function webManifest(brand: Brand, language: ManifestLanguage): Partial<ManifestOptions> {
  const texts = TEXTS[language];
  const icons = `${SCOPE}icons/${brand.name}`;
  return {
    id: SCOPE,
    start_url: SCOPE,
    scope: SCOPE,
    name: brand.title,
    short_name: brand.shortTitle,
    description: texts.description,
    lang: language,
    dir: 'ltr',
    display: 'standalone',
    theme_color: brand.themeColor.light,
    background_color: brand.themeColor.light,
    categories: ['education', 'shopping'],
    icons: [
      { src: `${icons}/icon-192.png`, sizes: '192x192', type: PNG },
      { src: `${icons}/icon-512.png`, sizes: '512x512', type: PNG },
      { src: `${icons}/maskable-512.png`, sizes: '512x512', type: PNG, purpose: 'maskable' },
      { src: `${icons}/icon.svg`, sizes: 'any', type: 'image/svg+xml' },
    ],
    screenshots: SCREENSHOTS.map(({ name, form }) => ({
      src: `${SCOPE}screenshots/${brand.name}/${name}.webp`,
      sizes: SIZES[form],
      type: 'image/webp',
      form_factor: form,
      label: texts.screenshots[name],
    })),
    shortcuts: SHORTCUTS.map(({ icon, url }) => ({
      name: texts.shortcuts[icon][0],
      short_name: texts.shortcuts[icon][1],
      url,
      icons: [{ src: `${icons}/shortcut-${icon}.png`, sizes: '192x192', type: PNG }],
    })),
  };
}
