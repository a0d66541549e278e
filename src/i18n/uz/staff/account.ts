import type { account as russian } from '../../ru/staff/account.ts';
import type { Translated } from '../../translated.ts';

export const account: Translated<typeof russian> = {
  view: 'Kabinetni koʻrish',
  journal: 'Ishtirokchi boʻyicha jurnal',
  optional: 'ixtiyoriy',
  becomes: 'boʻladi',
  coins: {
    title: 'Balans',
    open: 'Qoʻshish yoki hisobdan chiqarish',
    dialog: 'Balans: {{name}}',
    way: 'Nima qilamiz',
    amount: 'Qancha',
    type: 'Amal turi',
    reason: 'Sababi',
    reasonHint: 'Ishtirokchi uni tarixda oʻqiydi.',
    balance: 'Balans',
    wrong: '1 dan 10\u00A0000\u00A0000 gacha butun son kiriting',
    tooMuch: 'Buncha hisobdan chiqarib boʻlmaydi: balans kamroq',
    limit: {
      waits: 'Limit qoldigʻi: {{coins}}. Bu miqdor ikkinchi xodim qarorini kutadi.',
      refused:
        'Limit qoldigʻi: {{coins}}. Koʻprogʻini hisob boʻyicha bosh mutaxassis soʻrashi mumkin.',
    },
    confirm: { add: 'Qoʻshish', take: 'Hisobdan chiqarish' },
    confirmSum: { add: 'Qoʻshish: {{coins}}', take: 'Hisobdan chiqarish: {{coins}}' },
    done: {
      add: 'Qoʻshildi: {{coins}}',
      take: 'Hisobdan chiqarildi: {{coins}}',
      text: '{{name}} buni tarixda koʻradi.',
    },
    waits: {
      title: 'Ikkinchi xodimni kutmoqda: {{coins}}',
      text: 'Balans hozircha avvalgidek. Qaror “Imzoga” boʻlimida qabul qilinadi.',
    },
  },
  cards: {
    title: 'Kartalar',
    none: 'Karta yoʻq: ishtirokchi na yigʻa oladi, na sarflay oladi.',
    physical: 'Jismoniy',
    virtual: 'Virtual',
    changed: 'Karta holati oʻzgardi',
    status: { active: 'ishlayapti', off: 'oʻchirilgan', blocked: 'bloklangan', other: 'nomaʼlum' },
    set: { active: 'Yoqish', off: 'Oʻchirish', blocked: 'Bloklash' },
    dialog: {
      active: {
        title: '{{number}} karta yoqilsinmi?',
        text: '{{name}} yana yigʻa va sarflay oladi.',
      },
      off: {
        title: '{{number}} karta oʻchirilsinmi?',
        text: '{{name}} sarflay olmaydi, lekin balansga qoʻshish davom etadi.',
      },
      blocked: {
        title: '{{number}} karta bloklansinmi?',
        text: 'Balans muzlatiladi: {{name}} na yigʻa oladi, na sarflay oladi, baʼzi boʻlimlar ham yopiladi.',
      },
    },
  },
  issue: {
    open: 'Karta chiqarish',
    title: 'Yangi karta: {{name}}',
    type: 'Qanday karta',
    number: 'Kartadagi raqam',
    numberHint: '6 tadan 20 tagacha raqam. Kiritilmasa, raqamni xizmat oʻylab topadi.',
    numberWrong: 'Raqam 6 tadan 20 tagacha boʻladi',
    text: 'Karta darhol ishlay boshlaydi. {{name}} uni kabinetida koʻradi.',
    confirm: 'Chiqarish',
    done: 'Karta chiqarildi',
  },
};
