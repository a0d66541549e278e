import type { staff as russian } from '../../ru/app/staff.ts';
import type { Translated } from '../../translated.ts';

export const staff: Translated<typeof russian> = {
  lead: 'Kabinet faqat koʻrish uchun ochiladi.',
  search: 'Ism, pochta, karta yoki telefon',
  hint: 'Kamida uchta harf yoki raqam.',
  recent: 'Yaqinda ochilganlar',
  found: '{{count}} ta ishtirokchi topildi',
  more: 'Dastlabki {{count}} tasi koʻrsatildi. Aniqroq topish uchun familiya, karta yoki telefonni toʻliqroq yozing.',
  card: 'Karta',
  noCard: 'kartasi yoʻq',
  phone: 'Telefonning oxirgi raqamlari',
  noPhone: 'telefoni yoʻq',
  email: 'Pochta',
  first: {
    title: 'Kimning kabinetini ochamiz?',
    text: 'Ishtirokchini ismi, pochtasi, karta yoki telefon raqamining bir qismi boʻyicha toping. Siz koʻrgan kabinetlar ham shu yerda turadi.',
  },
  nobody: {
    title: 'Hech kim topilmadi',
    text: 'Ismning boshqa qismini, kartaning toʻliq raqamini yoki telefonning oxirgi raqamlarini yozib koʻring.',
  },
  offline: {
    title: 'Qidiruv faqat tarmoq bilan ishlaydi',
    text: 'Ishtirokchilar maʼlumotlari qurilmada saqlanmaydi. Aloqa paydo boʻlishi bilan qidiruv oʻzi davom etadi.',
  },
  failed: {
    title: 'Qidiruv javob bermadi',
    text: 'Xizmat hozir soʻrovga javob bermayapti. Yozgan matningiz joyida, yana bir bor urinib koʻring.',
  },
  busy: {
    title: 'Ketma-ket soʻrovlar juda koʻp',
    text: 'Bir daqiqada koʻpi bilan 60 marta qidirish mumkin. Bir daqiqa kutib, takrorlang.',
  },
  closed: {
    title: 'Qidiruv dastur xodimlari uchun',
    text: 'Buning uchun administrator beradigan rol kerak. Oʻz kabinetingiz joyida.',
    action: 'Oʻz kabinetimga',
  },
};
