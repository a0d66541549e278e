import type { screens as ru } from '../ru/screens.ts';
import type { Translated } from '../translated.ts';

export const screens: Translated<typeof ru> = {
  Profile: 'Profil',
  Invites: 'Takliflar',
  Catalog: 'Katalog',
  Products: 'Mahsulotlar',
  Services: 'Xizmatlar',
  Events: 'Tadbirlar',
  Rules: 'Qoidalar',
  Orders: 'Buyurtmalar',
  OrdersSpecific: 'Buyurtma',
  Product: 'Mahsulot',
  Scan: 'Skaner',
  History: 'Tarix',
  NoCard: 'Karta yoʻq',
  GetCard: 'Karta olish',
  InviteForm: 'Doʻstni taklif qilish',
  VerifyPhone: 'Xabardagi kod',
  PersonalData: 'Shaxsiy maʼlumotlar',
  Education: 'Taʼlim',
  Lesson: 'Dars',
  Rating: 'Reyting',
  Addresses: 'Manzillar',
  FAQ: 'Savol-javob',
  Support: 'Yordam',
  Documentation: 'UI-kit',
  Development: 'Ishlab chiqish',
  NotFound: 'Bunday sahifa yoʻq',
  planned: {
    text: 'Bu boʻlim yaqin yangilanishlardan birida ochiladi.',
    cardOff:
      'Jismoniy kartangiz hozir ishlamayapti, shuning uchun bu boʻlim yopiq. Uni qanday yoqishni yordam xizmati aytadi.',
    getCard:
      'Jismoniy kartasiz yigʻish mumkin, lekin sarflab boʻlmaydi. Karta olish uchun yordam xizmatiga qoʻngʻiroq qiling — yangilanishdan keyin arizani shu yerda topshirasiz.',
  },
};
