import type { journal as russian } from '../../ru/staff/journal.ts';
import type { Translated } from '../../translated.ts';

export const journal: Translated<typeof russian> = {
  lead: 'Kim nima qilgan. Avval oxirgilari; satrlarni na oʻzgartirib, na oʻchirib boʻladi.',
  save: 'Jadvalni yuklab olish',
  notSaved: 'Jadval yuklanmadi. Yana bir bor urinib koʻring.',
  act: 'Amal',
  anyAct: 'Har qanday',
  actor: 'Xodim pochtasi',
  actorWrong: 'Pochtani toʻgʻri kiriting yoki maydonni boʻsh qoldiring',
  show: 'Koʻrsatish',
  ofMember: 'Bitta ishtirokchi haqida',
  ofAll: 'Hammasini koʻrsatish',
  member: 'Ishtirokchi',
  refused: 'rad etildi: {{code}}',
  nothing: 'boʻsh',
  yes: 'ha',
  no: 'yoʻq',
  becomes: 'boʻladi',
  empty: { title: 'Bunday yozuvlar yoʻq', text: 'Shartlarni oʻzgartiring yoki keyinroq kiring.' },
  acts: {
    members: {
      view: 'Ishtirokchini koʻrish',
      list: 'Ishtirokchilar roʻyxati',
      save: 'Ishtirokchi maʼlumotlari',
    },
    orders: {
      list: 'Buyurtmalar roʻyxati',
      move: 'Buyurtma holati',
      'hand-out': 'Buyurtmani berish',
      cancel: 'Buyurtmani bekor qilish',
    },
    invitations: {
      list: 'Takliflar roʻyxati',
      move: 'Taklif holati',
      pay: 'Doʻst uchun mukofot',
    },
    tickets: {
      list: 'Murojaatlar roʻyxati',
      answer: 'Murojaatga javob',
      move: 'Murojaat holati',
      approve: 'Pochtani almashtirish',
    },
    coins: {
      add: 'Qoʻshish yoki hisobdan chiqarish',
      request: 'Katta miqdor soʻrovi',
      list: 'Miqdorlar roʻyxati',
      decide: 'Miqdor boʻyicha qaror',
    },
    cards: {
      issue: 'Karta chiqarish',
      change: 'Karta holati',
    },
    deals: {
      list: 'Shartnomalar roʻyxati',
      save: 'Shartnoma',
    },
    products: {
      list: 'Mahsulotlar roʻyxati',
      save: 'Mahsulot maʼlumotlari',
      price: 'Mahsulot narxi',
      stock: 'Mahsulot qoldigʻi',
      withdraw: 'Vitrinadan olish',
    },
    pictures: {
      add: 'Mahsulot rasmi',
    },
    places: {
      list: 'Olib ketish joylari roʻyxati',
      save: 'Olib ketish joyi',
      withdraw: 'Olib ketish joyini yopish',
    },
    managers: {
      list: 'Menejerlar roʻyxati',
      save: 'Menejer',
      withdraw: 'Menejerni oʻchirish',
    },
    lessons: {
      list: 'Darslar roʻyxati',
      save: 'Dars',
      withdraw: 'Darsni oʻchirish',
    },
    stories: {
      list: 'Hikoyalar roʻyxati',
      save: 'Muvaffaqiyat hikoyasi',
      withdraw: 'Hikoyani oʻchirish',
    },
    journal: {
      list: 'Jurnalni koʻrish',
    },
  },
};
