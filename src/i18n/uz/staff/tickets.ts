import type { tickets as russian } from '../../ru/staff/tickets.ts';
import type { Translated } from '../../translated.ts';

export const tickets: Translated<typeof russian> = {
  lead: 'Ishtirokchilar yordamga nima yozgan.',
  filter: 'Murojaatlar holati',
  any: 'Barchasi',
  number: '№\u00A0{{id}}',
  status: {
    NEW: 'Yangi',
    IN_PROGRESS: 'Ishda',
    ANSWERED: 'Javob berilgan',
    CLOSED: 'Yopilgan',
  },
  empty: { title: 'Bu yer boʻsh', text: 'Bunday murojaatlar yoʻq. Yangisi oʻzi chiqadi.' },
  createdAt: 'Yozilgan: {{time}}',
  answered: 'Javob',
  image: {
    open: 'Rasmni koʻrsatish',
    alt: '{{id}}-murojaat rasmi',
    failed: 'Rasm yuklanmadi. Yana bir bor urinib koʻring.',
  },
  begin: 'Ishga olish',
  close: 'Yopish',
  reopen: 'Qayta ochish',
  moved: '{{id}}-murojaat: holati oʻzgardi',
  answer: {
    open: 'Javob berish',
    openAgain: 'Javobni oʻzgartirish',
    title: 'Javob: {{name}}',
    label: 'Javob',
    hint: 'Ishtirokchi uni “Yordam” boʻlimida oʻqiydi.',
    confirm: 'Javobni yuborish',
    done: '{{name}}: javob yuborildi',
  },
  approve: {
    open: 'Pochta almashtirishni tasdiqlash',
    title: 'Pochta almashtirish tasdiqlansinmi?',
    text: '{{name}} yangi pochta bilan kira oladi, avvalgisi bilan esa yoʻq. Buni bu yerda qaytarib boʻlmaydi.',
    confirm: 'Tasdiqlash',
    done: '{{name}}: pochta almashtirish tasdiqlandi',
  },
};
