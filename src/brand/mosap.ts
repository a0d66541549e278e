import type { Brand } from './brand.ts';

export const mosap: Brand = {
  name: 'mosap',
  projectId: 6,
  title: 'MOSAP Friends',
  shortTitle: 'MOSAP',
  currency: 'token',
  welcomeBonus: 250,
  landerCode: 'mc_referral',
  lessons: 6,
  productView: 'page',
  hasEvents: false,
  themeColor: { light: '#f4faf9', dark: '#0f1918' },
};
