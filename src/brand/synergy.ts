import type { Brand } from './brand.ts';

export const synergy: Brand = {
  name: 'synergy',
  projectId: 1,
  title: 'Synergy Friends',
  shortTitle: 'Synergy',
  currency: 'token',
  welcomeBonus: 250,
  inviteOrigin: 'https://invite.friends.example',
  landerCode: 'sf_referral',
  programmeOrigin: 'https://synergy.friends.example',
  hosts: ['synergy.friends.example', 'synergy.localhost'],
  supportPhones: { tollFree: '8 800 100-00-11', mobile: '+7 900 100-00-11' },
  privacyPage: '/site/lp/privacy-common/',
  supportEmail: 'support@synergy.friends.example',
  socials: [
    { name: 'Telegram', url: 'https://t.me/synergy_friends' },
    { name: 'VK', url: 'https://vk.com/synergy_friends' },
  ],
  chatUrl: 'https://t.me/synergy_manager',
  lessons: 7,
  productView: 'page',
  hasEvents: false,
  themeColor: { light: '#fff7f5', dark: '#1c1416' },
};
