import type { rules as russian } from '../../../ru/programme/help/rules.ts';
import type { Translated } from '../../../translated.ts';

export const rules: Translated<typeof russian> = {
  lead: 'Qisqa va aniq: {{coins}} qanday paydo boʻladi, nimaga sarflanadi va nima qilish mumkin emas.',
  contents: 'Mundarija',
  programme: {
    title: 'Dastur haqida',
    text: '{{programme}} — abituriyentlar, talabalar va bitiruvchilar uchun dastur. Ishtirokchi doʻstlarini oʻqishga taklif qiladi va buning uchun {{coins}} oladi.',
    rate: '1\u00A0{{coin}} = 1\u00A0rubl.',
    card: 'Ishtirok etish uchun sodiqlik kartasi kerak. Birinchisi, virtual karta, oʻzi paydo boʻladi.',
  },
  earning: {
    title: 'Qanday yigʻiladi',
    welcome: 'Dasturda roʻyxatdan oʻtganlik uchun xush kelibsiz bonusi: {{welcome}}.',
    birthday: 'Tugʻilgan kun sovgʻasi: {{birthday}}, yiliga bir marta.',
    registration: 'Havolangiz orqali doʻstingiz oʻqishga qabul qilindi: {{registration}}.',
    payment:
      'Doʻstingiz birinchi semestr uchun toʻladi: doʻstlik darajangiz yoki oʻquv mahsulotiga qarab narxining ulushi.',
  },
  levels: {
    title: 'Doʻstlik darajalari',
    text: 'Daraja taklif qilingan doʻstlarning nechtasi talaba boʻlganiga bogʻliq.',
    level: 'Daraja',
    friends: 'Doʻstlar',
    share: 'Ulush',
    extra: 'Qoʻshimcha',
    names: { friend: 'Doʻst', 'good-friend': 'Yaxshi doʻst', 'best-friend': 'Eng yaqin doʻst' },
    upTo: '{{count}} tagacha',
    over: '{{count}} tadan koʻp',
    conversion: 'yigʻilganni pulga almashtirish',
    note: 'Ulush doʻstingizning birinchi semestri narxidan hisoblanadi. U mukofot hisoblanganda belgilanadi: yangi daraja uni oʻzgartirmaydi.',
  },
  shares: {
    title: 'Doimiy ulushlar',
    text: 'Bu oʻquv mahsulotlari uchun ulush har qanday darajada bir xil.',
    additional: 'Qoʻshimcha taʼlim: {{additional}}%',
    online: 'Onlayn-maktab: {{online}}%',
    dubai: 'Dubaydagi filial: {{dubai}}%, aniq ulush oʻquv dasturi uchun belgilanadi',
  },
  inviting: {
    title: 'Kimni taklif qilish mumkin',
    text: 'Oʻqishni xohlagan va qoʻngʻiroq qilishlariga rozi boʻlgan har bir kishini.',
    consulted: 'Qabul komissiyasidan maslahat olgan kishini taklif qilib boʻlmaydi.',
    student: 'Avval talaba boʻlgan kishini taklif qilib boʻlmaydi.',
    consent: 'Doʻst uchun anketa faqat uning roziligi bilan toʻldiriladi.',
  },
  spending: {
    title: 'Qanday sarflanadi',
    what: 'Shartnoma boʻyicha oʻqish, katalogdagi mahsulot va xizmatlar, tadbirlar, sayohatlar va yetkazib berish.',
    card: 'Faol jismoniy karta kerak.',
    student:
      'Xizmat va tadbirlar shunday kartasi bor barcha ishtirokchilarga, mahsulotlar esa oʻqish uchun toʻlagan talabalarga ochiq.',
    friend:
      'Doʻst uchun buyurtma berish mumkin: u sizning nomingizga rasmiylashtiriladi va balansingizdan toʻlanadi.',
  },
  transfer: {
    title: 'Nima qilish mumkin emas',
    gift: '{{allCoins}} boshqa ishtirokchiga sovgʻa qilinmaydi va oʻtkazilmaydi.',
    cheat: 'Oʻzini, oʻylab topilgan kishilarni va roziligisiz odamlarni taklif qilib boʻlmaydi.',
    result: 'Buning uchun karta vaqtincha bloklanishi mumkin.',
  },
  card: {
    title: 'Karta',
    virtual: 'Virtual karta yigʻish va doʻstlarni taklif qilish imkonini beradi.',
    physical: 'Jismoniy karta sarflash uchun kerak va turniketda ruxsatnoma boʻlib xizmat qiladi.',
    off: 'Oʻchirilgan karta bilan toʻlab boʻlmaydi, doʻstlar uchun mukofotlar odatdagidek keladi.',
    blocked:
      'Bloklangan karta balansni muzlatadi: sarflab ham, olib ham boʻlmaydi. Yordam xizmati, javoblar va shu qoidalar ochiq qoladi.',
  },
  orders: {
    title: 'Buyurtmalar va bekor qilish',
    price:
      'Toʻlovdan oldin narx, qoldiq va balansni solishtiramiz. Faqat tasdiqlaganingizdan keyin yechamiz.',
    once: 'Aloqa uzilsa ham, bitta xarid uchun bir marta yechamiz.',
    product:
      'Mahsulotni buyurtma holati “Yangi” yoki “Koʻrib chiqilmoqda” boʻlganda bekor qilish mumkin.',
    service: 'Xizmat, tadbir va oʻqish toʻlovini — holati “Yangi” boʻlganda.',
    refund: 'Bekor qilinganda yechilgani darhol balansga qaytadi.',
  },
  data: {
    title: 'Maʼlumotlaringiz',
    text: 'Karta, taklif va buyurtmalar uchun keraklisini saqlaymiz. Aynan nima va qancha muddat — maxfiylik siyosatida.',
    policy: 'Siyosatni ochish',
    device:
      'Internetsiz ishlash uchun kabinet maʼlumotlar nusxasini qurilmada saqlaydi. Chiqsangiz, u oʻchiriladi.',
  },
  questions: {
    title: 'Savol qoldimi',
    text: 'Javoblarni koʻring yoki bizga yozing.',
  },
};
