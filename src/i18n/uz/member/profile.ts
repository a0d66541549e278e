import type { profile as russian } from '../../ru/member/profile.ts';
import type { Translated } from '../../translated.ts';

export const profile: Translated<typeof russian> = {
  greeting: 'Salom, {{name}}!',
  title: 'Profil',
  balance: 'Balansingiz',
  balanceLater: 'Jismoniy karta bilan paydo boʻladi',
  balanceUnknown: 'Hozircha nomaʼlum',
  rate: '1\u00A0{{noun}}\u00A0=\u00A01\u00A0rubl',
  card: {
    label: 'Sodiqlik kartasi',
    physical: 'Jismoniy karta',
    virtual: 'Virtual karta',
    status: {
      active: 'Faol',
      off: 'Oʻchirilgan',
      blocked: 'Vaqtincha bloklangan',
      unknown: 'Holati aniqlanmoqda',
    },
    number: 'Karta raqami',
    show: 'Kodni koʻrsatish',
    hide: 'Yopish',
    code: '{{number}} raqamli kartaning QR-kodi',
    codeHint: 'Kodni xodimga koʻrsating',
    none: 'Hozircha karta yoʻq',
    noneText: 'Doʻstlarni taklif qilish va yigʻilganini sarflash uchun karta kerak.',
    elsewhere: 'Karta boshqa pochta ostida',
    elsewhereText:
      'Yigʻilgan mablagʻ va buyurtmalar bilan birga. Nima qilish kerakligi yuqorida yozilgan.',
    get: 'Karta olish',
  },
  failed: 'Profil yuklanmadi',
  failedText: 'Balansingiz va kartangiz joyida, qayta urinib koʻring.',
  offlineText:
    'Internet yoʻq, bu qurilmada esa maʼlumotlar hali saqlanmagan. Aloqa paydo boʻlishi bilan ular koʻrinadi.',
};
