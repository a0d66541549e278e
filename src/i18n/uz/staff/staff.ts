import type { staff as russian } from '../../ru/staff/staff.ts';
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
    title: 'Boʻlim dastur xodimlari uchun',
    text: 'Buning uchun administrator beradigan rol kerak. Oʻz kabinetingiz joyida.',
    action: 'Oʻz kabinetimga',
  },
  toAccount: 'Karta va balans',
  sections: {
    label: 'Xodimlar uchun boʻlimlar',
    members: 'Ishtirokchilar',
    desk: 'Berish',
    orders: 'Buyurtmalar',
    invitations: 'Takliflar',
    tickets: 'Murojaatlar',
    products: 'Mahsulotlar',
    coins: 'Imzoga',
    devices: 'Qurilmalar',
    journal: 'Jurnal',
  },
  list: {
    stale: 'Roʻyxat oʻzgargan boʻlishi mumkin: hozir uni yangilab boʻlmayapti.',
    offline: {
      title: 'Boʻlim faqat tarmoq bilan ishlaydi',
      text: 'Qurilmada bu roʻyxat yoʻq. Aloqa paydo boʻlishi bilan u oʻzi yuklanadi.',
    },
    signedOut: {
      title: 'Qaytadan kirish kerak',
      text: 'Seans tugadi. Kirgandan keyin roʻyxat yuklanadi, yuborishni kutayotganlar esa qurilmada qoldi.',
    },
    silent: {
      title: 'Xizmat javob bermadi',
      text: 'Roʻyxat hozir yuklanmadi. Yana bir bor urinib koʻring.',
    },
    refused: {
      title: 'Soʻrov rad etildi',
      text: 'Bu boʻlim uchun boshqa rol kerak, uni administrator beradi.',
    },
  },
  act: {
    noBalance: 'Balans yuklanmadi, usiz esa qaror qilib boʻlmaydi.',
    back: 'Ortga',
    again: 'Takrorlash',
    refused: 'Bajarilmadi',
    lastAct: 'Oxirgi oʻzgarish: {{name}}, {{time}}.',
    offline: {
      title: 'Tarmoq yoʻq',
      text: 'Hech narsa yuborilmadi. Aloqa paydo boʻlganda takrorlang.',
    },
    silent: {
      title: 'Javob kelmadi',
      text: 'Bajarilgan-bajarilmagani nomaʼlum. Yana bosing: ikki marta bajarilmaydi.',
    },
  },
};
