import type { common as russian } from '../ru/common.ts';
import type { Translated } from '../translated.ts';
import { errorTexts } from './app/error-texts.ts';

export const common: Translated<typeof russian> = {
  loading: 'Yuklanmoqda…',
  retry: 'Qayta urinish',
  close: 'Yopish',
  messages: 'Xabarlar',
  cancel: 'Bekor qilish',
  confirm: 'Tasdiqlash',
  fine: 'Yaxshi',
  copy: 'Nusxalash',
  copied: 'Nusxalandi',
  share: 'Ulashish',
  more: 'Yana koʻrsatish',
  home: 'Bosh sahifaga',
  support: 'Yordam xizmatiga yozish',
  dataFrom: '{{time}} holatiga koʻra',
  allCoins: { token: 'Tokenlar', coin: 'Tangalar' },
  notReceived: {
    silent: 'Xizmat javob bermadi.',
    failed: 'Xizmat xato bilan javob berdi.',
    refused: 'Soʻrov rad etildi.',
  },
  error: errorTexts.later,
  errorId: 'Yordam xizmati uchun xato kodi: {{id}}',
};
