import type { errors as ru } from '../ru/errors.ts';
import type { Translated } from '../translated.ts';

export const errors: Translated<typeof ru> = {
  tryAgain: 'Xatolik yuz berdi, qaytadan urinib koʻring.',
  general: 'Xatolik yuz berdi!',
  cardNeeded: 'Karta uchun maʼlumotlarni toʻldirish kerak',
  sessionEnded: 'Seans tugadi: qurilmada saqlangan maʼlumotlar koʻrsatilmoqda.',
  signInAgain: 'Qayta kirish',
  storageInMemory: 'Qurilma maʼlumot saqlamayapti: kabinet internetsiz ochilmaydi.',
  updateReady: 'Kabinetning yangi versiyasi chiqdi. Uni qachon ochishni oʻzingiz tanlaysiz.',
  update: 'Yangilash',
  noProvider: 'Kirish sahifasi hozir javob bermayapti. Birozdan soʻng qayta urinib koʻring.',
};
