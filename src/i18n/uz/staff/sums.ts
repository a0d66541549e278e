import type { sums as russian } from '../../ru/staff/sums.ts';
import type { Translated } from '../../translated.ts';

export const sums: Translated<typeof russian> = {
  lead: 'Limitdan katta miqdorni ikki kishi hal qiladi: bu yerda ikkinchisining imzosi kerak.',
  filter: 'Qaysilari koʻrsatilsin',
  show: { open: 'Qaror kutmoqda', all: 'Barchasi' },
  state: { open: 'qaror kutmoqda', approved: 'tasdiqlangan', refused: 'rad etilgan' },
  by: '{{name}}, {{time}}',
  own: 'Oʻz soʻrovini boshqa xodim hal qiladi',
  decidedBy: 'Qaror: {{name}}',
  reason: 'Sababi: {{reason}}',
  balance: 'Balans',
  becomes: 'boʻladi',
  adds: {
    approve: '{{name}} oladi: {{coins}}.',
    refuse: '{{name}} olmaydi: {{coins}}. Balans avvalgidek qoladi.',
  },
  takes: {
    approve: 'Hisobdan chiqariladi: {{coins}}. Kimning balansi: {{name}}.',
    refuse: 'Hisobdan chiqarilmaydi: {{coins}}. Kimning balansi: {{name}}.',
  },
  empty: {
    title: 'Hal qilinadigan narsa yoʻq',
    text: 'Limitdan katta miqdorlar shu yerda chiqadi.',
  },
  approve: {
    open: 'Tasdiqlash',
    title: 'Miqdor tasdiqlansinmi?',
    confirm: 'Tasdiqlash',
    done: 'Tasdiqlandi',
  },
  refuse: {
    open: 'Rad etish',
    title: 'Miqdor rad etilsinmi?',
    confirm: 'Rad etish',
    done: 'Rad etildi',
  },
};
