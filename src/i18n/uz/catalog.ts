import type { catalog as ru } from '../ru/catalog.ts';
import type { Translated } from '../translated.ts';

export const catalog: Translated<typeof ru> = {
  sections: 'Katalog boʻlimlari',
  products: 'Mahsulotlar',
  services: 'Xizmatlar',
  empty: 'Bu yerda hozircha hech narsa yoʻq',
  emptyText: 'Katalog yangilanmoqda: birozdan soʻng kiring.',
  failed: 'Katalog yuklanmadi',
  failedText: 'Internetni tekshiring: oʻzimiz qayta urinib koʻramiz.',
  outOfStock: 'Sotuvda yoʻq',
  fewLeft: '{{stock}} dona qoldi',
  missing: '{{amount}} yetmayapti',
};
