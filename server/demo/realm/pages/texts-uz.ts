import type { Texts } from './texts-ru.ts';

export const uz: Texts = {
  languageName: 'Oʻzbekcha',
  chooseLanguage: 'Til',
  signIn: 'Kirish',
  lead: {
    token: 'Tokenlar, buyurtmalar va karta — shaxsiy kabinetingizda.',
    coin: 'Tangalar, buyurtmalar va karta — shaxsiy kabinetingizda.',
  },
  email: 'Elektron pochta',
  password: 'Parol',
  showPassword: 'Parolni koʻrsatish',
  submit: 'Kirish',
  empty: 'Pochta va parolni kiriting.',
  wrong:
    'Pochta yoki parol toʻgʻri kelmadi. Klaviatura tili va Caps Lockni tekshirib, parolni qayta kiriting. Esingizda boʻlmasa, yordam xizmatiga yozing.',
  tooLong: 'Matn juda uzun. Elektron pochta va parolni tekshiring.',
  limited: (minutes) => `Urinishlar juda koʻp. ${minutes} daqiqadan keyin qayta urinib koʻring.`,
  help: 'Kira olmayapsizmi?',
  demoAccounts: 'Namoyish uchun hisoblar',
  expired: 'Bu kirish sahifasi eskirgan',
  expiredMore:
    'Sahifa uzoq ochiq tursa yoki unga “Orqaga” tugmasi bilan qaytilsa, shunday boʻladi. Hech narsa yoʻqolmadi.',
  failed: 'Kirib boʻlmadi',
  failedMore: 'Kirish soʻrovida xatolik bor. Shaxsiy kabinetdan qaytadan boshlang.',
  toApp: 'Shaxsiy kabinetga',
  signOut: 'Chiqish',
  signOutQuestion: 'Hisobdan chiqasizmi?',
  signOutMore: 'Qaytish uchun pochta va parol kerak boʻladi.',
  stay: 'Qolish',
  signedOut: 'Hisobdan chiqdingiz',
  signedOutMore: 'Bu qurilmada shaxsiy kabinetga endi hech kim kirmagan.',
  signInAgain: 'Qayta kirish',
};
