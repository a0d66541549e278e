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
  outOfStock: 'Tugagan',
  fewLeft: '{{stock}} dona qoldi',
  missing: '{{amount}} yetmayapti',
  detail: {
    pictures: 'Mahsulot rasmlari',
    model: 'Model',
    amount: 'Nima olasiz',
    stock: 'Mavjud',
    pieces: '{{number}} dona',
    fewLeft: 'Oz qoldi',
    when: 'Qachon',
    where: 'Qayerda',
    tickets: 'Bir kishiga',
    ticketLimit: 'koʻpi bilan {{number}} ta',
    buy: '{{coins}}ga sotib olish',
    buyForFriend: 'Doʻst uchun sotib olish',
    goal: 'Shunga yigʻyapman',
    soldOut: 'Hozir sotib olib boʻlmaydi: hammasi tugadi.',
  },
};
