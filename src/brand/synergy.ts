import type { Brand } from './brand.ts';

export const synergy: Brand = {
  name: 'synergy',
  projectId: 1,
  title: 'Synergy Friends',
  shortTitle: 'Synergy',
  currency: 'token',
  welcomeBonus: 250,
  landerCode: 'sf_referral',
  lessons: 7,
  productView: 'page',
  hasEvents: false,
  themeColor: { light: '#fff7f5', dark: '#1c1416' },
};
