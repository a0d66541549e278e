import type { states as russian } from '../../ru/app/states.ts';
import type { Translated } from '../../translated.ts';

export const states: Translated<typeof russian> = {
  works: {
    title: 'Texnik ishlar olib borilmoqda',
    text: 'Tuzatyapmiz. Balansingiz, kartangiz va buyurtmalaringiz joyida.',
  },
  blocked: {
    title: 'Karta vaqtincha bloklangan',
    text: 'Shubhali harakatlar yoki tasdiqlanmagan tavsiyalar aniqlandi. {{coins}} muzlatilgan: hozircha sarflab ham, olib ham boʻlmaydi. Yordam xizmatiga yozing — hal qilamiz.',
  },
  notFound: {
    title: 'Bunday sahifa yoʻq',
    text: 'Havola eskirgan yoki manzilda xato boʻlishi mumkin.',
  },
  error: {
    title: 'Nimadir xato ketdi',
  },
  notOnDevice: {
    title: 'Bu sahifa internet bilan ochiladi',
    text: 'U hali bu qurilmada yoʻq. Qolganlari internetsiz ham ishlaydi.',
  },
  offlineStart: {
    title: 'Birinchi marta kirish uchun internet kerak',
    text: 'Wi-Fi yoki mobil internetga ulaning. Aloqani oʻzimiz tekshirib turamiz. Birinchi kirishdan keyin karta va buyurtmalar internetsiz ham ochiladi.',
    action: 'Hozir tekshirish',
  },
  silentStart: {
    title: 'Xizmat javob bermayapti',
    text: 'Uni oʻzimiz tekshirib turamiz va javob berishi bilan kabinetni ochamiz.',
  },
  offlineView: {
    title: 'Koʻrish uchun internet yoʻq',
    text: 'Ishtirokchi kabineti faqat tarmoq orqali ochiladi: bu qurilmada uning maʼlumotlari yoʻq. Aloqani oʻzimiz tekshirib turamiz.',
  },
  signedOut: {
    title: 'Siz tizimga kirmagansiz',
    text: 'Karta va buyurtmalarni koʻrish uchun kiring.',
    action: 'Kirish',
  },
  ended: {
    title: 'Seans tugadi',
    text: 'Qaytadan kiring. Qoralamalar va boshlangan xaridlar saqlangan.',
    idle: 'Kabinet 20 daqiqa yashirin turdi, shuning uchun undan chiqdik. Qoralamalar va boshlangan xaridlar saqlangan.',
    warning: 'Tez orada kabinetdan chiqamiz — {{title}}',
    offlineTitle: 'Kirish uchun internet yoʻq',
    offlineText:
      'Bu qurilmada seans tugagan, shuning uchun maʼlumotlar yashirilgan. Wi-Fi yoki mobil internetga ulaning: aloqani oʻzimiz tekshirib turamiz.',
  },
};
