import type { Act } from '#src/domain/acts.ts';

/** A request for an act, about something that is not there. */
export interface ActRequest {
  readonly act: Act;
  /** As in the app's router, without the regular expressions of parameters. */
  readonly route: `${'GET' | 'POST' | 'PUT'} /programme/v1/${string}`;
  readonly body?: object;
  readonly query?: string;
  /** What it gets by a role that allows it, where that is neither 200 nor 404. */
  readonly status?: number;
}

const PLACE = {
  name: { ru: 'Корпус', uz: 'Bino' },
  address: { ru: 'Москва', uz: 'Moskva' },
  hours: [],
};

const both = (text: string) => ({ ru: text, uz: text });
const PRODUCT = {
  kind: 'product',
  name: both('Чехол'),
  description: both('Для очков'),
  brand: both('Synergy'),
  category: both('Аксессуары'),
  type: both('Чехол'),
  price: 100,
  amount: both('1 шт.'),
};
const MANAGER = { name: 'Анна Петрова' };
const LESSON = { title: both('Начало'), summary: both('Кратко'), body: both('Текст'), minutes: 5 };
const STORY = { name: both('Анна'), about: both('Студентка'), text: both('Текст'), friends: 3 };
/** The requests of one kind of data. */
const dataRequests = (plural: 'managers' | 'lessons' | 'stories', body: object): ActRequest[] => [
  { act: `${plural}.list`, route: `GET /programme/v1/${plural}` },
  { act: `${plural}.save`, route: `POST /programme/v1/${plural}`, body },
  { act: `${plural}.save`, route: `PUT /programme/v1/${plural}/:id`, body },
  {
    act: `${plural}.withdraw`,
    route: `POST /programme/v1/${plural}/:id/withdrawal`,
    body: { isWithdrawn: true },
  },
];

/** What can be imported, and the act that it needs. */
const IMPORTS = [
  ['places', 'places.save'],
  ['products', 'products.save'],
  ['managers', 'managers.save'],
  ['members', 'members.save'],
  ['deals', 'deals.save'],
  ['cards', 'cards.issue'],
] as const;

export const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Every route of the institution's API. */
export const ACT_REQUESTS: readonly ActRequest[] = [
  { act: 'orders.list', route: 'GET /programme/v1/orders' },
  { act: 'orders.list', route: 'GET /programme/v1/orders/:id' },
  { act: 'orders.move', route: 'POST /programme/v1/orders/:id/status', body: { status: 'BUYING' } },
  { act: 'orders.hand-out', route: 'POST /programme/v1/orders/:id/hand-out', body: {} },
  {
    act: 'orders.undo-hand-out',
    route: 'POST /programme/v1/orders/:id/hand-out/undo',
    body: { reason: 'Не тому' },
  },
  { act: 'desk.open', route: 'GET /programme/v1/desk/orders', query: '?place=1' },
  {
    act: 'desk.open',
    route: 'GET /programme/v1/desk/hand-outs',
    query: '?place=1&since=2026-09-01T00:00:00Z',
  },
  {
    act: 'orders.cancel',
    route: 'POST /programme/v1/orders/:id/cancellation',
    body: { reason: 'Нет на складе' },
  },
  { act: 'invitations.list', route: 'GET /programme/v1/invitations' },
  {
    act: 'invitations.move',
    route: 'POST /programme/v1/invitations/:id/status',
    body: { status: 'review' },
  },
  { act: 'invitations.pay', route: 'POST /programme/v1/invitations/:id/payment', body: {} },
  { act: 'tickets.list', route: 'GET /programme/v1/tickets' },
  { act: 'tickets.list', route: 'GET /programme/v1/tickets/:id/image' },
  {
    act: 'tickets.answer',
    route: 'POST /programme/v1/tickets/:id/answer',
    body: { answer: 'Готово' },
  },
  {
    act: 'tickets.move',
    route: 'POST /programme/v1/tickets/:id/status',
    body: { status: 'CLOSED' },
  },
  { act: 'tickets.approve', route: 'POST /programme/v1/tickets/:id/approval', body: {} },
  {
    act: 'coins.add',
    route: 'POST /programme/v1/members/:id/operations',
    body: { type: 'DECREE', amount: 1, reason: 'Приказ' },
  },
  { act: 'coins.list', route: 'GET /programme/v1/coin-requests' },
  { act: 'coins.decide', route: 'POST /programme/v1/coin-requests/:id/approval', body: {} },
  { act: 'coins.decide', route: 'POST /programme/v1/coin-requests/:id/refusal', body: {} },
  { act: 'cards.issue', route: 'POST /programme/v1/members/:id/cards', body: { typeId: 2 } },
  { act: 'cards.change', route: 'POST /programme/v1/cards/:id/status', body: { status: 5 } },
  { act: 'products.list', route: 'GET /programme/v1/products' },
  { act: 'products.save', route: 'POST /programme/v1/products', body: PRODUCT },
  { act: 'products.save', route: 'PUT /programme/v1/products/:id', body: PRODUCT },
  {
    act: 'pictures.add',
    route: 'POST /programme/v1/pictures',
    query: '?source=a',
    body: {},
    status: 400,
  },
  { act: 'products.price', route: 'POST /programme/v1/products/:id/price', body: { price: 1 } },
  {
    act: 'products.stock',
    route: 'POST /programme/v1/products/:id/stock',
    body: { difference: 1 },
  },
  {
    act: 'products.withdraw',
    route: 'POST /programme/v1/products/:id/withdrawal',
    body: { isWithdrawn: true },
  },
  { act: 'places.list', route: 'GET /programme/v1/places' },
  { act: 'places.save', route: 'POST /programme/v1/places', body: { ...PLACE, externalId: '1' } },
  { act: 'places.save', route: 'PUT /programme/v1/places/:id', body: PLACE },
  {
    act: 'places.withdraw',
    route: 'POST /programme/v1/places/:id/withdrawal',
    body: { isWithdrawn: true },
  },
  { act: 'desk.devices', route: 'GET /programme/v1/desk/devices' },
  {
    act: 'desk.withdraw',
    route: 'POST /programme/v1/desk/devices/:id/withdrawal',
    body: { isWithdrawn: true },
  },
  { act: 'members.view', route: 'GET /programme/v1/members/:id' },
  { act: 'members.list', route: 'GET /programme/v1/members' },
  {
    act: 'members.save',
    route: 'POST /programme/v1/members',
    body: { email: 'new@example.test', fullName: 'Новая Анна', projects: [1] },
  },
  { act: 'deals.list', route: 'GET /programme/v1/deals' },
  {
    act: 'deals.save',
    route: 'POST /programme/v1/deals',
    body: { externalId: 'd-1', member: 'student@example.test', project: 1, stage: 'NEW' },
  },
  ...IMPORTS.flatMap(([kind, act]): ActRequest[] => [
    { act, route: `POST /programme/v1/imports/${kind}`, body: {} },
    { act, route: `POST /programme/v1/imports/${kind}/rehearsal`, body: {} },
  ]),
  ...dataRequests('managers', MANAGER),
  ...dataRequests('lessons', LESSON),
  ...dataRequests('stories', STORY),
  { act: 'journal.list', route: 'GET /programme/v1/journal' },
  { act: 'journal.list', route: 'GET /programme/v1/journal.csv' },
];
