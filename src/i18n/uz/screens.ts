import type { screens as ru } from '../ru/screens.ts';
import type { Translated } from '../translated.ts';

export const screens: Translated<typeof ru> = {
  Profile: 'Profil',
  Invites: 'Takliflar',
  Catalog: 'Katalog',
  Products: 'Mahsulotlar',
  Services: 'Xizmatlar',
  Rules: 'Qoidalar',
  Orders: 'Buyurtmalar',
  OrdersSpecific: 'Buyurtma',
  Product: 'Mahsulot',
  NoCard: 'Karta yoʻq',
  GetCard: 'Karta olish',
  InviteForm: 'Doʻstni taklif qilish',
  FAQ: 'Savol-javob',
  Support: 'Yordam',
  NotFound: 'Bunday sahifa yoʻq',
  planned: {
    text: 'Bu boʻlim yaqin orada chiqadigan yangilanish bilan ochiladi.',
    cardOff:
      'Jismoniy kartangiz hozir ishlamayapti, shuning uchun bu boʻlim yopiq. Uni qanday yoqishni yordam xizmati aytadi.',
    getCard:
      'Jismoniy kartasiz yigʻish mumkin, sarflash mumkin emas. Karta olish uchun yordam xizmatiga qoʻngʻiroq qiling — ariza shu yerda yangilanish bilan paydo boʻladi.',
  },
};
