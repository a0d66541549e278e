import type { rejection as russian } from '../../ru/shop/rejection.ts';
import type { Translated } from '../../translated.ts';
import { errorTexts } from '../app/error-texts.ts';

export const rejection: Translated<typeof russian> = {
  PRICE_CHANGED: 'Narx oʻzgardi: {{previous}} edi, endi {{price}}.',
  INSUFFICIENT_COINS: '{{missing}} yetmayapti: hisobda {{balance}} bor.',
  OUT_OF_STOCK: 'Mahsulot tugagan: oxirgisini avvalroq olib ketishgan.',
  NOT_FOUND: 'Bu endi katalogda yoʻq.',
  NO_PHYSICAL_CARD: 'Sizda jismoniy karta yoʻq',
  CARD_NOT_ACTIVE: 'Karta faol emas, undan yechib boʻlmaydi.',
  NOT_A_STUDENT: 'Mahsulotlarni faqat oʻqish uchun toʻlagan talabalar buyurtma qila oladi.',
  EVENT_OVER: 'Tadbir oʻtib boʻlgan, unga chiptalar endi sotilmaydi.',
  TICKET_LIMIT: 'Sizda bir kishiga moʻljallangan barcha chiptalar bor.',
  TICKET_LIMIT_MISCONFIGURED: errorTexts.ticketLimit,
  uncertain:
    'Natijani aniqlab boʻlmadi, roʻyxatda bu buyurtma yoʻq. Qayta buyurtma berishdan oldin amallar tarixini koʻring.',
  other: 'Buyurtma qabul qilinmadi. Uni qaytadan rasmiylashtiring yoki menejerga yozing.',
};
