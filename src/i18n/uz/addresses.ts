import type { addresses as russian } from '../ru/addresses.ts';
import type { Translated } from '../translated.ts';

export const addresses: Translated<typeof russian> = {
  title: 'Manzillar',
  lead: 'Buyurtmani qayerga olib borish yoki qayerdan olish. Xaridda asosiy manzil darhol tanlangan boʻladi.',
  add: 'Manzil qoʻshish',
  kind: { delivery: 'Yetkazib berish', pickup: 'Oʻzim olib ketaman' },
  main: 'Asosiy',
  edit: 'Oʻzgartirish',
  makeMain: 'Asosiy qilish',
  hide: 'Yashirish',
  show: 'Qaytarish',
  list: 'Manzillarim',
  hidden: 'Yashirilgan manzillar: {{number}}',
  hiddenNote: 'Xaridda ular taklif qilinmaydi.',
  allHidden: 'Hamma manzillar yashirilgan. Keraklisini qaytaring yoki yangisini qoʻshing.',
  empty: 'Hozircha manzil yoʻq',
  emptyText: 'Uy, yotoqxona yoki topshirish punktini qoʻshing: xaridda faqat tanlash qoladi.',
  failed: 'Manzillar yuklanmadi',
  failedText:
    'Xizmat javob bermadi. Qayta urinib koʻring; yangi manzilni hozir ham qoʻshsa boʻladi.',
  offlineText:
    'Bu qurilmada hali manzil boʻlmagan. Ular internet bilan birga paydo boʻladi, yangisini esa hoziroq qoʻshsa boʻladi.',
  limit: {
    active: 'Faol manzillar {{number}} ta boʻldi, bundan ortiq mumkin emas. Keraksizini yashiring.',
    all: 'Yashirilganlari bilan manzillar {{number}} ta boʻldi, bundan ortiq mumkin emas. Yashirilganlardan birini oʻzgartiring.',
  },
  done: {
    hidden: 'Manzil yashirildi',
    shown: 'Manzil yana roʻyxatda',
    main: 'Endi bu asosiy manzil',
    saved: 'Manzil saqlandi',
    waiting: 'Manzil qurilmada saqlandi va oʻzi yuboriladi',
  },
  refused: {
    new: 'Qabul qilinmagan yangi manzillar',
    change: 'Oʻzgartirish qabul qilinmadi',

    drop: 'Oʻzgartirishni bekor qilish',
  },
  notDone: 'Saqlab boʻlmadi, hech narsa oʻzgarmadi. Qayta urinib koʻring.',
  form: {
    add: 'Yangi manzil',
    edit: 'Manzilni oʻzgartirish',
    kind: 'Buyurtmalarni qanday olasiz',
    deliveryNote: 'Kuryer manzilga olib boradi',
    pickupNote: 'Topshirish punktidan olasiz',
    address: 'Manzil',
    addressHint: 'Shahar, koʻcha, uy, xonadon',
    place: 'Topshirish punkti',
    placeHint: 'Punktlar roʻyxati yuklanmadi: qayerdan olish qulayligini yozing',
    comment: 'Izoh',
    commentHint: 'Domofon, qavat, qulay vaqt',
    optional: 'majburiy emas',
    isDefault: 'Asosiy manzil',
    isDefaultHint: 'Xaridda u darhol tanlangan boʻladi',
    save: 'Saqlash',
    late: 'Bu manzil avvalgi koʻrinishda yuborilgan. Shaklni yopib, uni roʻyxatda oʻzgartiring.',
    house: 'Uy raqamini yozing',
    same: 'Bunday manzil allaqachon bor',
    sameHidden: 'Bunday manzil yashirilganlar orasida bor, uni qaytarish mumkin',
  },
};
