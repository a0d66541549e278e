import type { email as russian } from '../../ru/member/email.ts';
import type { Translated } from '../../translated.ts';
import { errorTexts } from '../app/error-texts.ts';

export const email: Translated<typeof russian> = {
  masked: '{{email}} (manzil yashirilgan)',
  support: 'Yordam xizmatiga yozish',
  signOut: 'Chiqish',
  open: 'Ochish',
  enterCode: 'Kodni kiritish',
  state: {
    replacing: {
      title: 'Maʼlumotlar yangi pochtaga koʻchirilmoqda',
      text: 'Pochta tasdiqlangan. Yigʻilgan mablagʻ, karta va buyurtmalar oʻzi koʻchadi, hech narsa qilish shart emas.',
    },
    badReplace: {
      title: 'Maʼlumotlarni koʻchirib boʻlmadi',
      text: 'Ular joyida, oldingi pochta ostida qoldi. Yana urinib koʻring. Yordam bermasa, yordam xizmatiga yozing.',
      action: 'Qayta koʻchirish',
    },
    newUnconfirmed: {
      title: 'Bu pochta yangisi sifatida koʻrsatilgan',
      text: '{{email}} kabinetini shu yerga koʻchirmoqchilar, maʼlumotlar hozircha uning ostida. Bu siz boʻlsangiz, chiqing, oʻsha pochta bilan kiring va xatdagi kodni u yerda kiriting. Siz boʻlmasangiz, shu yerda oʻz kabinetingizni oching: birovning soʻrovi xalaqit bermaydi.',
    },
    newUnapproved: {
      title: 'Pochtani almashtirish arizasi maʼqullanishini kutmoqda',
      text: 'Maʼlumotlar hozircha {{email}} pochtasi ostida, ular joyida. Ariza maʼqullangach, ular bu yerga oʻzi koʻchadi.',
    },
    newRefused: {
      title: 'Pochtani almashtirish arizasi maʼqullanmasdan yopildi',
      text: 'Maʼlumotlar {{email}} pochtasi ostida qoldi, ular joyida. Shu pochta bilan kiring: u yerda almashtirishni bekor qilib, qaytadan yuborish mumkin. Sababini yordam xizmati biladi.',
    },
    newByManager: {
      title: 'Pochtani shu manzilga menejer almashtirmoqda',
      text: 'Almashtirish tugamagan: maʼlumotlar hozircha {{email}} pochtasi ostida, ular joyida. Yakunlashga yordam xizmati yordam beradi. Buni soʻramagan boʻlsangiz, shu yerda oʻz kabinetingizni oching.',
    },
    old: {
      title: 'Bu sizning oldingi pochtangiz',
      text: 'Maʼlumotlar {{email}} pochtasi ostida, ular joyida. Chiqing va oʻsha pochta bilan kiring.',
    },
    registration: {
      title: 'Pochta almashtirildi, yangisi bilan kiring',
      text: '{{email}} pochtasiga almashtirish maʼqullandi, hamma maʼlumotlar saqlangan. Chiqing, soʻng yangi pochta bilan kiring yoki roʻyxatdan oʻting.',
    },
    mismatch: {
      title: 'Yangi pochtalar mos kelmadi',
      text: 'Siz {{own}} pochtasini, menejer esa {{manager}} pochtasini koʻrsatgan. Maʼlumotlar joyida. Qaysi biri toʻgʻriligini yordam xizmatiga yozing.',
    },
    searching: {
      title: 'Oldingi pochtangiz qidirilmoqda',
      text: 'Uni dastur bilan solishtiryapmiz. Maʼlumotlar joyida, bu bir necha soniya oladi.',
    },
    oldFound: {
      title: 'Dasturda hali oldingi pochta turibdi',
      text: 'Unda {{email}} yozilgan. Maʼlumotlar joyida. Yordam xizmati pochtani yangilaydi va boʻlimlar ochiladi.',
    },
    differentFound: {
      title: 'Dasturda boshqa pochta turibdi',
      text: 'Unda {{email}} yozilgan. Maʼlumotlar joyida. Chiqing va oʻsha pochta bilan kiring, u sizniki boʻlmasa, yordam xizmatiga yozing.',
    },
    blocked: {
      title: 'Menejer pochtangizni almashtirdi',
      text: 'Endi u {{email}}, oldingi pochta ostida kabinet yopilgan. Hamma maʼlumotlar saqlangan. Chiqing va yangi pochta bilan kiring. Almashtirishni soʻramagan boʻlsangiz, yordam xizmatiga yozing.',
    },
    completed: {
      title: 'Pochta almashtirildi',
      text: 'Endi pochtangiz — {{email}}.\nYigʻilgan mablagʻ, karta, buyurtmalar va takliflar joyida.\nXatlar va kirish faqat yangi pochta bilan.',
    },
  },
  more: 'Batafsil',
  banner: {
    replacing: 'Maʼlumotlar koʻchirilmoqda',
    badReplace: 'Koʻchirib boʻlmadi',
    newUnconfirmed: 'Bu pochta yangi deb berilgan',
    newUnapproved: 'Pochta arizasi kutmoqda',
    newRefused: 'Pochta arizasi yopildi',
    newByManager: 'Menejer pochtani almashtiradi',
    old: 'Bu oldingi pochtangiz',
    registration: 'Pochta almashtirildi',
    mismatch: 'Yangi pochtalar mos emas',
    searching: 'Oldingi pochta qidirilmoqda',
    oldFound: 'Dasturda oldingi pochta',
    differentFound: 'Dasturda boshqa pochta',
    blocked: 'Menejer pochtani almashtirdi',
    completed: 'Pochta almashtirildi',
  },
  back: 'Shaxsiy maʼlumotlarga',
  steps: {
    label: 'Pochtani almashtirish qadamlari',
    address: 'Yangi pochta',
    code: 'Kod',
    approval: 'Maʼqullash',
    signIn: 'Kirish',
  },
  notice: {
    confirmed: 'Yangi pochta koʻrikda',
    approved: 'Yangi pochta maʼqullandi',
    refused: 'Pochta arizasi yopildi',
    'other-system': 'Menejer pochtani yangilaydi',
    expired: 'Pochta kodi eskirdi',
    exhausted: 'Pochta tasdiqlanmadi',
    pending: 'Pochta kod kutmoqda',
  },
  form: {
    title: 'Yangi pochta',
    current: 'Hozirgisi: {{email}}',
    field: 'Yangi pochta',
    hint: 'Kodli xat shu manzilga keladi',
    same: 'Bu sizning hozirgi pochtangiz',
    send: 'Kod olish',
  },
  code: {
    title: 'Xatdagi kod',
    sentTo: 'Xat {{email}} manziliga yuborildi.',
    until: 'Kodning amal qilish muddati: {{time}}.',
    label: 'Kod',
    hint: 'Olti raqam. Xatni butunlay qoʻyish ham mumkin.',
    attempts: '{{count}} ta urinish qoldi.',
    wrong: 'Kod mos kelmadi.',
    resend: 'Kodni qayta yuborish',
    resendIn: 'Yangi kodni soʻrashgacha qoldi: {{time}}',
    resent: 'Yangi kod yuborildi',
    tooMany: 'Bugungi xatlar tugadi. Ertaga urinib koʻring yoki yordam xizmatiga yozing.',
    noMessage:
      'Kelmadimi? Manzilni va “Spam” jildini tekshiring. Agar bu pochta bilan ishtirokchi allaqachon bor boʻlsa, kod oʻrniga shu haqda xat keladi.',
    check: 'Yana tekshirish',
  },
  cancel: {
    button: 'Almashtirishni bekor qilish',
    title: 'Pochta almashtirish bekor qilinsinmi?',
    text: 'Oldingi pochta qoladi: {{email}}. Istalgan payt qaytadan boshlash mumkin.',
    confirm: 'Almashtirishni bekor qilish',
    stay: 'Bekor qilmaslik',
  },
  expired: {
    title: 'Yangi pochtani tasdiqlash muddati tugadi',
    text: '{{email}} pochtasi tasdiqlanmadi, oldingisi ishlayapti. Yangi kod soʻrang yoki almashtirishni bekor qiling.',
  },
  exhausted: {
    title: 'Pochtani tasdiqlab boʻlmadi',
    text: 'Urinishlar soni {{total}} ta edi, hammasi xato. Oldingi pochta qoladi. Yangi soʻrov vaqti: {{time}}.',
  },
  otherSystem: {
    title: 'Pochtani menejer almashtirmoqda',
    text: '{{email}} pochtasiga almashtirish boshqa tizimda soʻralgan. Oldingi pochta ishlayapti, hech narsa qilish shart emas.',
  },
  confirmed: {
    title: 'Ariza yuborildi, maʼqullanishini kutmoqda',
    text: '{{email}} pochtasi tasdiqlandi. Ariza maʼqullanmaguncha hammasi oldingi pochta ostida ishlaydi. Shundan soʻng chiqing va yangi pochta bilan roʻyxatdan oʻting.',
    tickets: 'Ariza {{ids}}',
    byItself: 'Oʻzi maʼqullanadigan vaqt: {{time}}.',
  },
  approved: {
    title: 'Ariza maʼqullandi',
    text: 'Chiqing va {{email}} pochtasi bilan kiring: yigʻilgan mablagʻ, karta va buyurtmalar oʻzi koʻchadi.',
  },
  refused: {
    title: 'Ariza maʼqullanmasdan yopildi',
    text: 'Pochta almashmadi: hammasi oldingisi ostida ishlaydi. Uni {{email}} ga almashtirish uchun shu almashtirishni bekor qilib, arizani qaytadan yuboring. Sababini yordam xizmati biladi.',
    support: 'Yordam xizmatiga yozish',
  },
  ownRecord: {
    button: 'Oʻz kabinetimni ochish',
    title: 'Shu yerda oʻz kabinetingiz ochilsinmi?',
    text: 'Faqat pochtani almashtirishni boshqa kishi boshlagan boʻlsa: {{email}} kabinetini keyin bu yerga koʻchirib boʻlmaydi.',
    confirm: 'Oʻzimnikini ochish',
    failed: 'Kabinetni ochib boʻlmadi. Yana urinib koʻring.',
    lost: 'Javob yoʻq: kabinet ochilgani nomaʼlum. Yana urinib koʻring, ikkinchisi paydo boʻlmaydi.',
  },
  problem: {
    start: 'Pochtani almashtirib boʻlmadi. Yozganingiz saqlandi, yana urinib koʻring.',
    resend: 'Kodli xatni yuborib boʻlmadi. Yana urinib koʻring.',
    confirm: 'Kodni tekshirib boʻlmadi. Yana urinib koʻring.',
    cancel: 'Pochta almashtirish soʻrovini bekor qilib boʻlmadi. Yana urinib koʻring.',
    notLoaded: 'Ilovaning bir qismi yuklanmadi. Yana urinib koʻring.',
    offline: {
      typed: 'Xizmat bilan aloqa yoʻq. Yozganingiz saqlandi, u tiklanganda yuborish mumkin.',
      code: 'Xizmat bilan aloqa yoʻq. Kodni u tiklanganda tekshirish yoki soʻrash mumkin.',
      waits:
        'Xizmat bilan aloqa yoʻq. Bu yerda shu qurilmaga maʼlum boʻlgani koʻrsatilgan, yangisini u tiklanganda koʻrsatamiz.',
    },
    lost: {
      start:
        'Javob yoʻq: soʻrov qabul qilingani nomaʼlum. Yana yuboring: ikkinchisi paydo boʻlmaydi.',
      resend: 'Javob yoʻq: xat ketgani nomaʼlum. Yana soʻrang: ikkinchisi kelmaydi.',
      confirm: 'Javob yoʻq: kod yetib borgani nomaʼlum. Yana tekshiring: urinish sarflanmaydi.',
      cancel: 'Javob yoʻq: almashtirish bekor qilingani nomaʼlum. Yana bekor qiling: bu xavfsiz.',
    },
    ownerView: `${errorTexts.readOnly}: pochtani faqat ishtirokchining oʻzi almashtiradi.`,
  },
  missing: {
    title: 'Pochta almashtirish holati yuklanmadi',
    failed: 'Maʼlumotlaringiz joyida, qayta urinib koʻring.',
    offline: 'Tarmoq yoʻq. Aloqa tiklanishi bilan almashtirish qayerda toʻxtaganini aniqlaymiz.',
    empty: 'Siz haqingizda yozuv hali yoʻq. U oʻzi paydo boʻladi, birozdan soʻng urinib koʻring.',
  },
};
