import type { stock as russian } from '../../ru/staff/stock.ts';
import type { Translated } from '../../translated.ts';

export const stock: Translated<typeof russian> = {
  lead: 'Butun katalog import orqali oʻzgaradi.',
  search: 'Nomi yoki modeli',
  number: '№\u00A0{{id}}',
  left: 'Qoldiq: {{number}}',
  withdrawn: 'vitrinadan olingan',
  none: 'mavjud emas',
  few: 'tugayapti',
  becomes: 'boʻladi',
  wholeNumber: 'Butun son kiriting',
  empty: {
    title: 'Hozircha mahsulot yoʻq',
    text: 'Ularni import bilan qoʻshing: u qoʻllanmada yozilgan.',
  },
  notFound: { title: 'Hech narsa topilmadi', text: 'Nomning boshqa qismini yozib koʻring.' },
  price: {
    open: 'Narx',
    title: 'Narxni oʻzgartirish',
    label: 'Yangi narx',
    hint: 'Berilgan buyurtmalar avvalgi narxda qoladi.',
    change: 'Narx',
    confirm: 'Narxni oʻzgartirish',
    done: '{{name}}: narxi oʻzgardi',
  },
  stock: {
    open: 'Qoldiq',
    title: 'Qoldiqni oʻzgartirish',
    way: 'Nima boʻldi',
    ways: { came: 'Keltirildi', went: 'Olib ketildi' },
    label: 'Qancha',
    change: 'Qoldiq',
    wrong: 'Noldan katta butun son kiriting',
    tooMany: 'Buncha olib boʻlmaydi: qoldiq kamroq',
    confirm: { came: 'Qoldiqqa qoʻshish', went: 'Qoldiqdan olish' },
    done: '{{name}}: qoldigʻi oʻzgardi',
  },
  withdrawal: {
    open: 'Vitrinadan olish',
    openBack: 'Vitrinaga qaytarish',
    away: {
      title: 'Vitrinadan olinsinmi?',
      text: '“{{name}}” katalogdan yoʻqoladi. Berilgan buyurtmalar qoladi, mahsulotni shu yerda qaytarish mumkin.',
      confirm: 'Olish',
      done: '{{name}}: vitrinadan olindi',
    },
    back: {
      title: 'Vitrinaga qaytarilsinmi?',
      text: '“{{name}}” katalogda yana paydo boʻladi.',
      confirm: 'Qaytarish',
      done: '{{name}}: yana vitrinada',
    },
  },
};
