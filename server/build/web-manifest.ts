import type { ManifestOptions } from 'vite-plugin-pwa';
import type { Brand } from '#src/brand/brand.ts';

const SCOPE = '/my/';

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
      { src: `${icons}/icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${icons}/icon-512.png`, sizes: '512x512', type: 'image/png' },
      {
        src: `${icons}/maskable-512.png`,
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
      { src: `${icons}/icon.svg`, sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: 'Коды заказов', short_name: 'Коды', url: `${SCOPE}orders` },
      { name: 'Каталог', url: `${SCOPE}catalog` },
    ],
  };
}
