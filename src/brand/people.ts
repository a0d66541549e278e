import type { Brand } from './brand.ts';

export const people: Brand = {
  name: 'people',
  projectId: 1,
  title: 'People Friends',
  shortTitle: 'People',
  currency: 'token',
  welcomeBonus: 5000,
  inviteOrigin: 'https://invite.friends.example',
  landerCode: 'sp_referral',
  programmeOrigin: 'https://people.friends.example',
  hosts: ['people.friends.example', 'people.localhost'],
  supportPhones: { tollFree: '8 800 100-00-22', mobile: '+7 900 100-00-22' },
  privacyPage: '/site/lp/privacy-common/',
  supportEmail: 'support@people.friends.example',
  socials: [
    { name: 'Telegram', url: 'https://t.me/people_friends' },
    { name: 'VK', url: 'https://vk.com/people_friends' },
  ],
  chatUrl: 'https://t.me/people_manager',
  lessons: 7,
  productView: 'modal',
  hasEvents: true,
  themeColor: { light: '#f9f6ff', dark: '#17131f' },
};
