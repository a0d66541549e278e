import type { Act } from '#src/domain/acts.ts';

/** A request for an act, about something that is not there. */
export interface ActRequest {
  readonly act: Act;
  /** As in the app's router, without the regular expressions of parameters. */
  readonly route: `${'GET' | 'POST' | 'PUT'} /programme/v1/${string}`;
  readonly body?: object;
}

const PLACE = {
  name: { ru: 'Корпус', uz: 'Bino' },
  address: { ru: 'Москва', uz: 'Moskva' },
  hours: [],
};

export const NOBODY = '00000000-0000-4000-8000-000000000000';

/** Every route of the institution's API. */
export const ACT_REQUESTS: readonly ActRequest[] = [
  { act: 'orders.list', route: 'GET /programme/v1/orders' },
  { act: 'orders.list', route: 'GET /programme/v1/orders/:id' },
  { act: 'orders.move', route: 'POST /programme/v1/orders/:id/status', body: { status: 'BUYING' } },
  { act: 'orders.hand-out', route: 'POST /programme/v1/orders/:id/hand-out', body: {} },
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
  { act: 'journal.list', route: 'GET /programme/v1/journal' },
  { act: 'journal.list', route: 'GET /programme/v1/journal.csv' },
];
