import type { Victim } from './authorisation-victim.ts';

/** What a call of the victim's data answers, by who makes it. */
export interface CallRow {
  /** Method and pattern as the app's router has them, without the patterns of parameters. */
  readonly call: string;
  readonly path: (victim: Victim) => string;
  readonly body?: (victim: Victim) => object;
  readonly headers?: Readonly<Record<string, string>>;
  /** The status for the victim. */
  readonly own: number;
  /** The status for another member, and for staff that asks in their own name. */
  readonly foreign: number;
  /** The status in owner view; absent, 403. */
  readonly ownerView?: number;
}

const read = (pattern: string, more: Partial<CallRow> = {}): CallRow => ({
  call: `GET /service/${pattern}`,
  path: () => `/service/${pattern}`,
  own: 200,
  // Without an e-mail each reads what is theirs.
  foreign: 200,
  ownerView: 200,
  ...more,
});

const write = (
  method: 'POST' | 'PUT' | 'PATCH',
  pattern: string,
  more: Partial<CallRow> & Pick<CallRow, 'own' | 'foreign'>,
): CallRow => ({
  call: `${method} /service/${pattern}`,
  path: () => `/service/${pattern}`,
  ...more,
});

const confirmation = ({ clientId }: Victim) => `/service/api/user/${clientId}/emailConfirmation`;
const CONFIRMATION = 'api/user/:id/emailConfirmation';

/** Every call of the service and the CRM that needs a signed-in person (R6.1, R6.2). */
export const CALL_ROWS: readonly CallRow[] = [
  read('v2/api', { own: 204, foreign: 204, ownerView: 204 }),
  read('v2/api/contacts', { path: () => '/service/v2/api/contacts?include=deals,manager,hasWin' }),
  read('api/contacts/detail', { path: () => '/service/api/contacts/detail?xmlId=FRIEND' }),
  read('api/cards'),
  read('v2/api/operations'),
  read('api/dictionary/operations'),
  read('api/contactTracking'),
  read('api/user/get'),
  read(CONFIRMATION, { path: confirmation, foreign: 404 }),
  read('api/phoneVerification', {
    path: () => '/service/api/phoneVerification?code=123456',
    own: 409,
    foreign: 409,
    ownerView: 403,
  }),
  read('api/technicalSupport', {
    path: () => '/service/api/technicalSupport?category_code=PROFILE_CHANGING&status_code=NEW',
  }),
  read('api/emailByBitrixId/:id', {
    path: ({ bitrixId }) => `/service/api/emailByBitrixId/${bitrixId}`,
    foreign: 404,
  }),
  read('api/contacts/welcomeBonus', {
    path: () => `/service/api/contacts/welcomeBonus?phone=${encodeURIComponent('+79005557799')}`,
    foreign: 404,
  }),
  read('v2/api/orders', { path: () => '/service/v2/api/orders?include=productImage,statusDetail' }),
  read('api/orders/:id', {
    path: ({ orderId }) => `/service/api/orders/${orderId}?include=statusDetail`,
    foreign: 404,
  }),
  read('api/goal'),
  read('api/products'),
  read('api/products/:id', { path: ({ prodId }) => `/service/api/products/${prodId}` }),
  read('api/brands'),
  read('api/categories'),
  read('api/subCategories'),
  read('api/productTypes'),
  read('api/relatives'),
  read('api/deliveryNotes'),
  read('api/education'),
  read('api/topClientsRating/50'),
  read('api/successStories'),
  write('POST', 'api/user/add', { body: () => ({}), own: 200, foreign: 200 }),
  write('POST', 'api/user/update', { body: () => ({ name: 'Вера' }), own: 200, foreign: 200 }),
  write('PUT', 'api/user/replace', {
    // Nothing is left to do for the victim, whose address it is already.
    body: ({ email }) => ({ email, code: 123_456 }),
    own: 200,
    foreign: 400,
  }),
  write('PUT', CONFIRMATION, {
    path: confirmation,
    body: () => ({ change_client_email: 'vera.new@example.test' }),
    own: 200,
    foreign: 404,
  }),
  write('POST', CONFIRMATION, {
    path: confirmation,
    body: () => ({ code: 100_000, email: 'vera.new@example.test' }),
    own: 409,
    foreign: 404,
  }),
  write('POST', `${CONFIRMATION}/send`, {
    path: (victim) => `${confirmation(victim)}/send`,
    own: 429,
    foreign: 404,
  }),
  write('POST', `${CONFIRMATION}/clean`, {
    path: (victim) => `${confirmation(victim)}/clean`,
    own: 200,
    foreign: 404,
  }),
  write('POST', 'api/phoneVerification', {
    // A phone may have one code at a time, whoever asks: the first to ask is the other member.
    body: () => ({ phone: '+79005550101' }),
    own: 429,
    foreign: 200,
  }),
  write('POST', 'api/bitrixLinkCard', { body: () => ({ typeId: 1 }), own: 200, foreign: 200 }),
  write('POST', 'api/orders', {
    body: ({ cardId, prodId }) => ({
      cardId,
      prodId,
      comment: '',
      description: '',
      date: '2026-01-01T00:00:00.000Z',
    }),
    headers: { 'X-Expected-Amount': '100' },
    own: 201,
    foreign: 409,
  }),
  write('POST', 'api/orders/:id/message', {
    path: ({ orderId }) => `/service/api/orders/${orderId}/message`,
    body: () => ({ source: 'Форма отмены заказа', message: 'Передумала' }),
    own: 200,
    foreign: 404,
  }),
  write('PUT', 'api/goal', { body: ({ prodId }) => ({ prodId }), own: 200, foreign: 200 }),
  write('POST', 'api/deliveryNotes', {
    body: () => ({ kind: 'delivery', address: 'Москва, Новая, 1' }),
    own: 201,
    foreign: 201,
  }),
  write('PATCH', 'api/deliveryNotes/:id', {
    path: ({ noteId }) => `/service/api/deliveryNotes/${noteId}`,
    body: () => ({ comment: 'Звонить' }),
    own: 200,
    foreign: 404,
  }),
  write('PUT', 'api/education/:id/progress', {
    path: ({ lessonId }) => `/service/api/education/${lessonId}/progress`,
    body: () => ({ done: true }),
    own: 200,
    foreign: 200,
  }),
  {
    ...write('POST', '', { own: 200, foreign: 403 }),
    call: 'POST /crm/api/user/update',
    path: () => '/crm/api/user/update',
    body: ({ bitrixId }) => ({ bitrix_id: bitrixId }),
    headers: { Version: '1' },
  },
];

/** What needs no sign-in, on purpose: pages, files, the lander, reports, and the sandbox where it is. */
export const OPEN_ROUTES: readonly string[] = [
  'GET /',
  'GET /my',
  'GET /my/*',
  'GET /my/config.json',
  'GET /my/sw.js',
  'GET /service/docs',
  'GET /service/docs.css',
  'GET /service/openapi.json',
  'GET /service/pictures/:name',
  'GET /site/lp/privacy-common/',
  'POST /errors',
  'POST /lander/lander.php',
  // By the public token of config.json.
  'POST /suggest/address',
];
