import type { level as russian } from '../../ru/member/level.ts';
import type { Translated } from '../../translated.ts';

export const level: Translated<typeof russian> = {
  title: 'Darajangiz',
  name: { friend: 'Doʻst', 'good-friend': 'Yaxshi doʻst', 'best-friend': 'Eng yaqin doʻst' },
  percent: '{{percent}}%',
  range: '{{min}}–{{max}}%',
  ofSemester: 'doʻstingizning birinchi semestridan',
  none: 'Hozircha birorta doʻstingiz talaba boʻlmagan',
  friends: '{{count}}\u00A0nafar doʻstingiz talaba boʻldi',
  ladder: 'Barcha darajalar',
  from: '{{place}}-doʻstdan',
  next: {
    title: '“{{level}}” darajasigacha yana {{count}}\u00A0nafar doʻst',
    way: 'Bu sizga {{coins}} keltiradi.',
    forFriend: 'Bitta doʻst uchun',
    brings: '“{{level}}” darajasi nima beradi',
    share: 'Har bir keyingi doʻst uchun birinchi semestrning {{percent}}%i',
    conversion: 'Yigʻilganini pul qilib chiqarish mumkin: 1\u00A0{{noun}}\u00A0=\u00A01\u00A0rubl',
    kept: 'Avvalgi doʻstlar uchun ulush oʻzgarmaydi: u hisoblash paytida belgilangan.',
  },
  example:
    'Misol: doʻstingizning birinchi semestri {{cost}} turadi. Haqiqiy narx uning dasturiga bogʻliq.',
  best: {
    title: 'Bu eng yuqori daraja',
    text: 'Birinchi semestri {{cost}} turadigan doʻst uchun {{coins}} keladi. Bu misol: narx uning dasturiga bogʻliq.',
    conversion: 'Yigʻilganini pul qilib chiqarish mumkin: 1\u00A0{{noun}}\u00A0=\u00A01\u00A0rubl.',
    withdraw: 'Chiqarish',
  },
  fixed: {
    title: 'Boshqa dasturlar uchun ulush',
    text: 'U darajaga bogʻliq emas.',
    additional: 'Qoʻshimcha kasbiy taʼlim',
    'online-school': 'Onlayn maktab',
    dubai: 'Dubaydagi filial',
  },
};
