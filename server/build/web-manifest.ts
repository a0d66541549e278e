import type { ManifestOptions } from 'vite-plugin-pwa';
import type { Brand } from '#src/brand/brand.ts';

const SCOPE = '/my/';

/** What the installed app's icon offers at a long press: addresses of screens, Lucide icons. */
export const SHORTCUTS = [
  { icon: 'qr-code', name: 'Коды заказов', short_name: 'Коды', url: `${SCOPE}orders?codes` },
  { icon: 'shopping-bag', name: 'Каталог', short_name: 'Каталог', url: `${SCOPE}catalog` },
] as const;

/**
 * What an app store or the install dialog shows of the app: taken by tests/bench/make-screenshots.ts, which
 * waits for `ready`. Sizes in pixels of the picture.
 */
export const SCREENSHOTS = [
  {
    name: 'profile',
    label: 'Баланс, карта и цель',
    path: SCOPE,
    ready: 'main h1',
    form: 'narrow',
  },
  {
    name: 'orders',
    label: 'Заказы и их коды',
    path: `${SCOPE}orders`,
    ready: 'main article',
    form: 'narrow',
  },
  {
    name: 'catalog',
    label: 'Каталог',
    path: `${SCOPE}catalog/products`,
    ready: 'main article img',
    form: 'narrow',
  },
  {
    name: 'profile-wide',
    label: 'Баланс, карта и цель',
    path: SCOPE,
    ready: 'main h1',
    form: 'wide',
  },
] as const;
const SIZES = { narrow: '720x1480', wide: '1280x800' } as const;

const PNG = 'image/png';

/** The brand's web app manifest (R9.1). */
export function webManifest(brand: Brand): Partial<ManifestOptions> {
  const icons = `${SCOPE}icons/${brand.name}`;
  return {
    id: SCOPE,
    start_url: SCOPE,
    scope: SCOPE,
    name: brand.title,
    short_name: brand.shortTitle,
    description: 'Карта, заказы и приглашения друзей в программе лояльности',
    lang: 'ru',
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
    screenshots: SCREENSHOTS.map(({ name, label, form }) => ({
      src: `${SCOPE}screenshots/${brand.name}/${name}.webp`,
      sizes: SIZES[form],
      type: 'image/webp',
      form_factor: form,
      label,
    })),
    shortcuts: SHORTCUTS.map(({ icon, ...shortcut }) => ({
      ...shortcut,
      icons: [{ src: `${icons}/shortcut-${icon}.png`, sizes: '192x192', type: PNG }],
    })),
  };
}
