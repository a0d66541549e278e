import type { scan as russian } from '../../ru/shop/scan.ts';
import type { Translated } from '../../translated.ts';

export const scan: Translated<typeof russian> = {
  back: 'Buyurtmalarga',
  instruction: 'Kamerani kodga qarating',
  instructionText:
    'Buyurtma, mahsulot yoki taklif kodi mos keladi. Buyurtma ochiladi, keyingilari esa shu yerda roʻyxatga yigʻiladi.',
  intro: 'Kodni kamera bilan oʻqish',
  introText:
    'Brauzer ruxsat soʻraydi. Kamera tasviri qurilmangizda qoladi: biz uni saqlamaymiz va hech qayerga yubormaymiz.',
  start: 'Kamerani yoqish',
  again: 'Qayta yoqish',
  prompting: 'Brauzer oynasida kameraga ruxsat bering',
  opening: 'Kamera yoqilmoqda…',
  paused: 'Ekran koʻrinmayotganda kamera oʻchiq turadi',
  refusedHow:
    'Sayt manzilidan chapdagi belgini bosing va kameraga ruxsat bering: skaner oʻzi ishga tushadi.',
  tools: { photo: 'Rasm', torch: 'Chiroq', switchCamera: 'Boshqa kamera' },
  photo: {
    reading: 'Rasmdan kod qidirilmoqda…',
    noCode: 'Rasmda kod topilmadi. Uni yaqinroqdan, tekis va yorugʻ joyda suratga oling.',
    unreadable: 'Bu fayl rasm sifatida ochilmayapti. JPEG yoki PNG tanlang.',
  },
  manual: {
    label: 'Koddagi raqam',
    hint: 'Shtrix-kod ostidagi raqamlar, mahsulotda P harfi bilan',
    add: 'Qoʻshish',
    empty: 'Shtrix-kod ostidagi yozuvni kiriting.',
    wrong:
      'Raqam koʻpi bilan 12 xonali, noldan boshlanmaydi, mahsulotda oldida P bor. Shtrix-kod ostini tekshiring.',
  },
  orders: {
    title: 'Buyurtmalar',
    number: '№\u00A0{{id}}',
    open: 'Ochish',
    openAll: 'Hammasini koʻrish: {{number}}',
    remove: '№\u00A0{{id}} ni olib tashlash',
    unknown: 'Bu qurilmada hali yoʻq',
  },
  latest: {
    added: 'Qoʻshildi: {{ids}}',
    known: 'Roʻyxatda bor: {{ids}}',
    full: 'Roʻyxatda {{number}} ta buyurtma bor, boshqa sigʻmaydi. Ularni oching yoki ortiqchasini olib tashlang.',
    product: '№\u00A0{{id}} mahsulot',
    referral: 'Dastur taklifi',
    foreign: 'Bu dastur kodi emas',
  },
  productText: 'Katalogdagi mahsulot kodi.',
  openProduct: 'Mahsulotni ochish',
  referralText:
    'Bu havola orqali dasturga taklif qilinadi. Arizani ochib, doʻstingiz maʼlumotlarini kiriting.',
  openReferral: 'Arizani ochish',
  foreignText: 'Kodda mana shu yozilgan. Biz u bilan hech narsa qilmadik va hech qayerga oʻtmadik.',
  dismiss: 'Olib tashlash',
  copyFailed: 'Nusxa olinmadi. Matnni belgilab, oʻzingiz nusxalang.',
};
