import type { Brand } from './brand.ts';

export const mti: Brand = {
  name: 'mti',
  projectId: 5,
  title: 'MTI Friends',
  shortTitle: 'MTI',
  currency: 'coin',
  welcomeBonus: 250,
  landerCode: 'mt_referral',
  lessons: 7,
  productView: 'page',
  hasEvents: false,
  themeColor: { light: '#f5f8ff', dark: '#10151f' },
};
