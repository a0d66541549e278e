import type { shell as russian } from '../../ru/app/shell.ts';
import type { Translated } from '../../translated.ts';

export const shell: Translated<typeof russian> = {
  skip: 'Asosiy qismga oʻtish',
  sections: 'Boʻlimlar',
  more: 'Yana',
  groups: {
    main: 'Boʻlimlar',
    programme: 'Dastur',
    help: 'Yordam',
    account: 'Maʼlumotlarim',
    staff: 'Xodimlar uchun',
  },
  code: 'Kod',
  language: 'Til',
  languageFailed: 'Til yuklanmadi: internet kerak',
  signOut: 'Chiqish',
  privacy: 'Maxfiylik siyosati',
  chat: 'Menejerga yozish',
  supportPhone: 'Yordam xizmati telefoni',
  theme: { title: 'Koʻrinish', system: 'Qurilmadagidek', light: 'Yorugʻ', dark: 'Qorongʻi' },
  status: {
    unreachable: 'Internet yoʻq',
    unreachableSince: '{{time}} holatiga koʻra · internet yoʻq',
    stale: '{{time}} holatiga koʻra',
    because: '{{time}} holatiga koʻra · {{cause}}',
    siteData: 'cookie taqiqlangan',
    frame: 'brauzer kirishni toʻsdi',
    silent: 'xizmat javob bermayapti',
    clock: 'qurilmada sana notoʻgʻri',
  },
  cardOff: {
    title: 'Karta oʻchirilgan',
    text: ': sarflab boʻlmaydi, baʼzi boʻlimlar yopiq.',
    more: 'Batafsil',
  },
  withoutCard: {
    title: 'Jismoniy karta yoʻq',
    text: ': baʼzi boʻlimlar yopiq.',
    action: 'Nega',
  },
  header: {
    profile: 'Profil',
    catalog: 'Katalog',
    orders: 'Buyurtmalar',
    education: 'Taʼlim',
    rules: 'Qoidalar',
    invite: 'Takliflar',
    rating: 'Reyting',
    faq: 'Savollar',
    support: 'Yordam',
  },
};
