import type { errors as ru } from '../../ru/app/errors.ts';
import type { Translated } from '../../translated.ts';
import { errorTexts } from './error-texts.ts';

export const errors: Translated<typeof ru> = {
  tryAgain: errorTexts.tryAgain,
  general: errorTexts.general,
  cardNeeded: 'Karta uchun maʼlumotlarni toʻldirish kerak',
  noProvider: 'Kirish sahifasi hozir javob bermayapti. Birozdan soʻng qayta urinib koʻring.',
};
