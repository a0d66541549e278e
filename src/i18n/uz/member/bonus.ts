import type { bonus as russian } from '../../ru/member/bonus.ts';
import type { Translated } from '../../translated.ts';

export const bonus: Translated<typeof russian> = {
  title: 'Hisobingizga {{coins}} tushdi',
  text: 'Bu dasturning xush kelibsiz bonusi.\n1\u00A0{{noun}}\u00A0=\u00A01\u00A0rubl: uni mahsulot, xizmat va oʻqishga sarflang.',
  textWithoutCard:
    'Bu dasturning xush kelibsiz bonusi.\n1\u00A0{{noun}}\u00A0=\u00A01\u00A0rubl. Sarflash uchun jismoniy karta kerak.',
  toCatalog: 'Katalogni ochish',
  toCard: 'Karta olish',
};
