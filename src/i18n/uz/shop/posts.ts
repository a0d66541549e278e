import type { posts as russian } from '../../ru/shop/posts.ts';
import type { Translated } from '../../translated.ts';
import { errorTexts } from '../app/error-texts.ts';

export const posts: Translated<typeof russian> = {
  waiting: 'Aloqa paydo boʻlishi bilan yuboramiz',
  sending: 'Yuborilmoqda…',
  unconfirmed: 'Javob hali kelmadi: oʻzimiz takrorlaymiz, ikki marta hisoblanmaydi',
  notPassed: 'Tasdiqlanmadi',
  refused: 'Yuborilmadi',
  antiSpam: errorTexts.antiSpam,
  tooLarge:
    'Hajmi katta: tarmoq uni oʻtkazmayapti. Qisqartiring, rasmni olib tashlang yoki boshqa tarmoqdan yuboring.',
  notPassedReason:
    'Tarmoq buni xizmatga yoki uning javobini oʻtkazmayapti ({{status}} xatosi): yetib borgani nomaʼlum. Boshqa tarmoqdan, masalan, mobil internet orqali qayta yuboring: ikki marta hisoblanmaydi.',
  writtenAt: '{{time}} yozilgan',
  retry: 'Qayta yuborish',
  edit: 'Oʻzgartirish',
  open: 'Ochish',
  remove: 'Olib tashlash',
};
