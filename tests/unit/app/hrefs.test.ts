import { expect, test } from 'vitest';
import { hrefs } from '#src/domain/hrefs.ts';

test('[R2.1] every screen has its address', () => {
  expect({
    profile: hrefs.profile(),
    invites: hrefs.invites(),
    catalog: hrefs.catalog(),
    products: hrefs.products(),
    services: hrefs.services(),
    events: hrefs.events(),
    product: hrefs.product(12),
    rules: hrefs.rules(),
    orders: hrefs.orders(),
    order: hrefs.order([12]),
    scan: hrefs.scan(),
    history: hrefs.history(),
    inbox: hrefs.inbox(),
    noCard: hrefs.noCard(),
    getCard: hrefs.getCard(),
    inviteForm: hrefs.inviteForm(),
    verifyPhone: hrefs.verifyPhone(),
    personalData: hrefs.personalData(),
    education: hrefs.education(),
    lesson: hrefs.lesson(3),
    rating: hrefs.rating(),
    addresses: hrefs.addresses(),
    settings: hrefs.settings(),
    waiting: hrefs.waiting(),
    faq: hrefs.faq(),
    support: hrefs.support(),
  }).toEqual({
    profile: '/',
    invites: '/invites',
    catalog: '/catalog',
    products: '/catalog/products',
    services: '/catalog/services',
    events: '/catalog/events',
    product: '/catalog/12',
    rules: '/rules/',
    orders: '/orders',
    order: '/orders/12',
    scan: '/scan',
    history: '/history',
    inbox: '/inbox',
    noCard: '/no-card',
    getCard: '/get-card',
    inviteForm: '/invite',
    verifyPhone: '/verify-phone',
    personalData: '/personal-data',
    education: '/education',
    lesson: '/education/3',
    rating: '/rating',
    addresses: '/addresses',
    settings: '/settings',
    waiting: '/waiting',
    faq: '/faq',
    support: '/support',
  });
});

test('[R2.3] an address of several orders joins their numbers with dashes', () => {
  expect(hrefs.order([12, 7])).toBe('/orders/12-7');
});

test('[R9.9] [R2.14] [R2.27] an address can open a purchase, a month, an operation, a question and a topic', () => {
  expect(hrefs.buy(12)).toBe('/catalog/12?buy');
  expect(hrefs.monthHistory('2026-09')).toBe('/history?period=2026-09');
  expect(hrefs.operation(5)).toBe('/history?operation=5');
  expect(hrefs.faq('card')).toBe('/faq#card');
  expect(hrefs.support('COINS')).toBe('/support?topic=COINS');
});
