import type { Brand } from './brand.ts';

export const people: Brand = {
  name: 'people',
  projectId: 1,
  title: 'People Friends',
  shortTitle: 'People',
  currency: 'token',
  welcomeBonus: 5000,
  landerCode: 'sp_referral',
  lessons: 7,
  productView: 'modal',
  hasEvents: true,
  themeColor: { light: '#f9f6ff', dark: '#17131f' },
};
