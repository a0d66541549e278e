import type { posts as russian } from '../ru/posts.ts';
import type { Translated } from '../translated.ts';
import { errorTexts } from './error-texts.ts';

export const posts: Translated<typeof russian> = {
  waiting: 'Aloqa paydo boʻlishi bilan yuboramiz',
  sending: 'Yuborilmoqda…',
  unconfirmed: 'Javob hali kelmadi: oʻzimiz takrorlaymiz, ikki marta hisoblanmaydi',
  refused: 'Yuborilmadi',
  antiSpam: errorTexts.antiSpam,
  tooLarge:
    'Hajmi katta: tarmoq uni oʻtkazmayapti. Qisqartiring, rasmni olib tashlang yoki boshqa tarmoqdan yuboring.',
  notPassed:
    'Tarmoq buni xizmatga oʻtkazmayapti ({{status}} xatosi). Boshqa tarmoqdan, masalan, mobil internet orqali yuboring.',
  writtenAt: '{{time}} yozilgan',
  retry: 'Qayta yuborish',
  edit: 'Oʻzgartirish',
  open: 'Ochish',
  remove: 'Olib tashlash',
};
