import type { events as ru } from '../ru/events.ts';
import type { Translated } from '../translated.ts';

export const events: Translated<typeof ru> = {
  issued: {
    title: 'Kartangiz tayyor',
    body: 'Endi katalog, buyurtmalar va takliflar ochiq.',
  },
  cards: { title: 'Kartangiz oʻzgardi', body: 'Hozirgi holatini profilda koʻrasiz.' },
  accrual: { title: 'Hisobingizga {{coins}} tushdi' },
  charge: { title: 'Hisobingizdan {{coins}} yechildi' },
  refund: { title: 'Buyurtma uchun {{coins}} qaytarildi', body: '№ {{id}} buyurtma' },
  several: 'Yangi bildirishnomalar: {{amount}} ta',
};
