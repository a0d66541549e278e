import type { Brand } from './brand.ts';

export const mosap: Brand = {
  name: 'mosap',
  projectId: 6,
  title: 'MOSAP Friends',
  shortTitle: 'MOSAP',
  currency: 'token',
  welcomeBonus: 250,
  inviteOrigin: 'https://invite.mosap.example',
  landerCode: 'mc_referral',
  programmeOrigin: 'https://mosap.friends.example',
  hosts: ['mosap.friends.example', 'mosap.localhost'],
  supportPhones: { tollFree: '8 800 100-00-66', mobile: '+7 900 100-00-66' },
  privacyPage: '/site/lp/privacy-common/',
  supportEmail: 'support@mosap.friends.example',
  socials: [
    { name: 'Telegram', url: 'https://t.me/mosap_friends' },
    { name: 'VK', url: 'https://vk.com/mosap_friends' },
  ],
  chatUrl: 'https://t.me/mosap_manager',
  lessons: 6,
  productView: 'page',
  hasEvents: false,
  themeColor: { light: '#f4faf9', dark: '#0f1918' },
};
