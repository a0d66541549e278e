import type { ManifestOptions } from 'vite-plugin-pwa';
import type { ManifestLanguage } from '#server/config/built-files.ts';
import type { Brand } from '#src/brand/brand.ts';

const SCOPE = '/my/';
const PNG = 'image/png';

const DESCRIPTION: Readonly<Record<ManifestLanguage, string>> = {
  ru: 'Карта, заказы и приглашения друзей в программе лояльности',
  uz: 'Sodiqlik dasturida karta, buyurtmalar va doʻstlarni taklif qilish',
};

/** What the installed app's icon offers at a long press: screens with Lucide icons, names and short names. */
export const SHORTCUTS = [
  {
    icon: 'qr-code',
    path: 'orders?codes',
    ru: ['Коды заказов', 'Коды'],
    uz: ['Buyurtma kodlari', 'Kodlar'],
  },
  { icon: 'shopping-bag', path: 'catalog', ru: ['Каталог', 'Каталог'], uz: ['Katalog', 'Katalog'] },
  { icon: 'scan-barcode', path: 'scan', ru: ['Сканер', 'Сканер'], uz: ['Skaner', 'Skaner'] },
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
const SIZES = { narrow: '720x1480', wide: '1280x800' } as const;
const LABELS = {
  profile: { ru: 'Баланс, карта и цель', uz: 'Balans, karta va maqsad' },
  orders: { ru: 'Заказы и их коды', uz: 'Buyurtmalar va ularning kodlari' },
  catalog: { ru: 'Каталог', uz: 'Katalog' },
  'profile-wide': { ru: 'Баланс, карта и цель', uz: 'Balans, karta va maqsad' },
} as const;

/** The brand's web app manifest in a language (R9.1). Its id is the same in each: they are one app. */
export function webManifest(brand: Brand, language: ManifestLanguage): Partial<ManifestOptions> {
  const icons = `${SCOPE}icons/${brand.name}`;
  return {
    id: SCOPE,
    start_url: SCOPE,
    scope: SCOPE,
    name: brand.title,
    short_name: brand.shortTitle,
    description: DESCRIPTION[language],
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
      label: LABELS[name][language],
    })),
    shortcuts: SHORTCUTS.map(({ icon, path, [language]: [name, shortName] }) => ({
      name,
      short_name: shortName,
      url: SCOPE + path,
      icons: [{ src: `${icons}/shortcut-${icon}.png`, sizes: '192x192', type: PNG }],
    })),
  };
}
