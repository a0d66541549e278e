import type { Brand } from './brand.ts';

export const mti: Brand = {
  name: 'mti',
  projectId: 5,
  title: 'MTI Friends',
  shortTitle: 'MTI',
  currency: 'coin',
  welcomeBonus: 250,
  inviteOrigin: 'https://invite.mti.example',
  landerCode: 'mt_referral',
  programmeOrigin: 'https://mti.friends.example',
  hosts: ['mti.friends.example', 'mti.localhost'],
  supportPhones: { tollFree: '8 800 100-00-55', mobile: '+7 900 100-00-55' },
  privacyPage: '/site/lp/privacy-common/',
  supportEmail: 'support@mti.friends.example',
  socials: [
    { name: 'Telegram', url: 'https://t.me/mti_friends' },
    { name: 'VK', url: 'https://vk.com/mti_friends' },
  ],
  chatUrl: 'https://t.me/mti_manager',
  lessons: 7,
  productView: 'page',
  hasEvents: false,
  themeColor: { light: '#f5f8ff', dark: '#10151f' },
};
