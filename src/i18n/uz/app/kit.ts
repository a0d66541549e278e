import type { kit as russian } from '../../ru/app/kit.ts';
import type { Translated } from '../../translated.ts';

export const kit: Translated<typeof russian> = {
  formErrors: 'Toʻldirilganini tekshiring:',
  errorSummary: { first: 'Tekshiring: {{label}}', others: 'va yana {{number}} ta' },
  inputCode: { checking: 'Kod tekshirilmoqda…' },
  emoji: 'Smayliklar yetib bormaydi.',
  addressFull: 'Boshqa sigʻmaydi: manzil toʻliqligini tekshiring.',
  addressHouse: 'Endi uy raqami, boʻlsa, xonadon raqami ham',
  combobox: {
    found: '{{count}} ta taklif, strelkalar bilan tanlang',
    none: 'Takliflar yoʻq, oʻzingiz yozing',
  },
  field: { cut: 'Sigʻmadi: {{number}} ta belgi' },
  savePicture: {
    handedOver:
      'Brauzerga berdik: rasmni yuklamalardan qidiring. U yerda boʻlmasa, ekrandan surat oling.',
    picture: 'Saqlash mumkin boʻlgan rasm',
    hold: 'Yuklamalarda yoʻqmi? Rasmni bosib turing: telefon uni saqlashni taklif qiladi.',
    failed: 'Rasm saqlanmadi. Ekrandan surat oling.',
  },
  textArea: {
    count: '{{used}} / {{max}}',
    limit: 'Koʻpi bilan {{max}} ta belgi',
    left: 'Koʻpi bilan {{left}} ta belgi qoldi',
    full: 'Boshqa belgi sigʻmaydi',
  },
  orderHistory: {
    done: 'bajarildi',
    current: 'hozir',
    coming: 'oldinda',
    cancelled: 'bekor qilindi',
  },
  showMore: { shown: '{{total}} tadan {{shown}} tasi koʻrsatildi', less: 'Yigʻish' },
  table: {
    ascending: '“{{column}}” ustuni boʻyicha oʻsish tartibida',
    descending: '“{{column}}” ustuni boʻyicha kamayish tartibida',
  },
  tags: { remove: 'Olib tashlash: {{name}}' },
  hint: { about: 'Izoh: {{name}}' },
  carousel: {
    role: 'karusel',
    slide: 'slayd',
    slides: 'Slaydlar',
    previous: 'Oldingi slayd',
    next: 'Keyingi slayd',
    position: '{{total}} tadan {{current}}-si',
  },
  bannerSpent: {
    title: 'Buyurtmalarga sarflangan',
    saved: 'Tejalgan',
    orders: 'Buyurtmalar',
    rate: '1\u00A0{{noun}}\u00A0=\u00A01\u00A0rubl',
    empty: 'Hali hech narsa sarflanmagan',
    emptyText: 'Katalogdan birinchi buyumni tanlang: 1\u00A0{{noun}}\u00A0=\u00A01\u00A0rubl.',
  },
  progressLoad: { percent: '{{value}}%', done: 'Tayyor', failed: 'Yuklab boʻlmadi' },
  datePicker: {
    mask: 'KK.OO.YYYY',
    open: '{{label}}: kalendardan tanlash',
    impossible: 'Bunday kun yoʻq: kun va oyni tekshiring',
  },
  phoneInput: {
    country: '{{label}}: mamlakat',
    countries: {
      RU: 'Rossiya',
      AZ: 'Ozarbayjon',
      AM: 'Armaniston',
      BY: 'Belarus',
      GE: 'Gruziya',
      KZ: 'Qozogʻiston',
      CY: 'Kipr',
      KG: 'Qirgʻiziston',
      TJ: 'Tojikiston',
      TM: 'Turkmaniston',
      UZ: 'Oʻzbekiston',
      UA: 'Ukraina',
    },
  },
  priceSlider: {
    label: 'Narx',
    from: 'Eng past narx',
    to: 'Eng yuqori narx',
    range: '{{from}} dan {{to}}gacha',
    atMost: '{{to}}gacha',
  },
};
