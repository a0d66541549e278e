import type { inbox as russian } from '../../ru/programme/inbox.ts';
import type { Translated } from '../../translated.ts';

export const inbox: Translated<typeof russian> = {
  title: 'Bildirishnomalar',
  unread: '(oʻqilmagani: {{number}} ta)',
  new: 'Yangi',
  keeps: 'Shu qurilmadagi oxirgi {{number}} ta bildirishnoma saqlanadi.',
  empty: 'Hozircha bildirishnoma yoʻq',
  emptyText:
    'Buyurtma, doʻstlar, murojaat, karta va balans haqidagi yangiliklar shu yerda chiqadi.',
  ownerView: 'Ishtirokchi bildirishnomalari bu yerda yoʻq',
  ownerViewText: 'Ular faqat ishtirokchining oʻz qurilmasida saqlanadi.',
  toHistory: 'Tarixni ochish',
};
