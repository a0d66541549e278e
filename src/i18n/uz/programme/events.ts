import type { events as ru } from '../../ru/programme/events.ts';
import type { Translated } from '../../translated.ts';

export const events: Translated<typeof ru> = {
  issued: {
    title: 'Kartangiz tayyor',
    body: 'Endi katalog, buyurtmalar va takliflar ochiq.',
  },
  cards: { title: 'Kartangiz oʻzgardi', body: 'Hozirgi holatini profilda koʻrasiz.' },
  accrual: { title: 'Hisobingizga {{coins}} tushdi' },
  charge: { title: 'Hisobingizdan {{coins}} yechildi' },
  refund: { title: 'Buyurtma uchun {{coins}} qaytarildi', body: '№\u00A0{{id}} buyurtma' },
  friend: {
    sent: 'Qabulxona arizani oldi',
    review: 'Ariza tekshirilmoqda',
    working: 'Qabulxona doʻstingiz bilan aloqada',
    waiting: 'Shartlar bajarildi, mukofotni kutyapmiz',
    paid: 'Doʻstingiz uchun mukofot tushdi',
    declined: 'Bu doʻstni taklif qilib boʻlmaydi',
    rejected: 'Boʻlmadi: doʻstingiz talaba boʻlmadi',
    other: 'Taklifning holati oʻzgardi',
  },
  ticket: {
    answered: 'Yordam xizmati javob berdi',
    answeredAndClosed: 'Yordam xizmati javob berdi, murojaat yopildi',
    NEW: 'Murojaat qayta ochildi',
    IN_PROGRESS: 'Yordam xizmati murojaatni koʻryapti',
    ANSWERED: 'Yordam xizmati javob berdi',
    CLOSED: 'Murojaat yopildi',
    other: 'Murojaatning holati oʻzgardi',
  },
  several: 'Yangi bildirishnomalar: {{amount}} ta',
};
