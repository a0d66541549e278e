import type { rating as russian } from '../../ru/member/rating.ts';
import type { Translated } from '../../translated.ts';

export const rating: Translated<typeof russian> = {
  title: 'Reyting',
  failed: 'Reyting yuklanmadi',
  failedText: 'Hisobingiz oʻzgarmadi, qayta urinib koʻring.',
  offlineText:
    'Internet yoʻq, bu qurilmada esa reyting hali saqlanmagan. Aloqa paydo boʻlishi bilan yuklanadi.',
  empty: 'Reytingda hozircha hech kim yoʻq',
  emptyText: 'Birinchi oʻrinlarni doʻstlarini birinchi boʻlib taklif qilganlar egallaydi.',
  invite: 'Doʻstni chaqirish',
  place: '{{place}}-oʻrin',
  you: 'Siz',
  nameless: 'Ishtirokchi',
  own: {
    label: 'Oʻrningiz',
    balance: 'Hisobingizda',
    next: '{{place}}-oʻringacha yana {{coins}}',
    top: 'Birinchi {{place}} talikka kirish uchun yana {{coins}}',
    first: 'Siz hammadan oldindasiz',
    lead: 'Ikkinchi oʻrindan farq: {{coins}}',
    tie: 'Ikkinchi oʻrinda ham shuncha: hozircha farq yoʻq',
    none: 'Hozircha oʻrin yoʻq',
    noneText: 'Dastur ishtirokchisi boʻlishingiz bilan reytingda koʻrinasiz.',
  },
  level: {
    title: 'Darajangiz',
    friend: 'Doʻst',
    'good-friend': 'Yaxshi doʻst',
    'best-friend': 'Eng yaqin doʻst',
    share: 'Ulushingiz — doʻstingiz birinchi semestri narxining {{percent}} foizi',
    friends: '{{number}} ta doʻst talaba boʻldi',
    progress: '“{{level}}” darajasigacha',
    missing: 'Yana {{number}} ta doʻst — va siz “{{level}}”: {{percent}} foiz',
    highest: 'Bundan yuqori daraja yoʻq: jamgʻarmani pulga aylantirish mumkin.',
  },
  places: {
    title: 'Birinchi {{number}} talik',
    podium: 'Birinchi uch oʻrin',
    list: 'Uchinchi oʻrindan keyingilar',
    gap: 'Bu yerda boshqa ishtirokchilar',
    all: 'Toʻliq roʻyxatni koʻrsatish',
    less: 'Roʻyxatni yigʻish',
  },
  stories: {
    title: 'Muvaffaqiyat hikoyalari',
    failed: 'Hikoyalar yuklanmadi.',
  },
  counting: {
    title: 'Oʻrinlar qanday hisoblanadi',
    balance: 'Oʻrin hisobdagi hozirgi summaga bogʻliq: xariddan keyin pastga tushish mumkin.',
    equal: 'Summa teng boʻlsa, dasturga avval qoʻshilgan ishtirokchi yuqorida turadi.',
    time: 'Summalar yangi: kamida daqiqada bir marta qayta hisoblaymiz.',
    names: 'Familiya oʻrniga birinchi harf. Boshqalar ham sizni shunday koʻradi.',
  },
};
