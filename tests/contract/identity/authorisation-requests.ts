import type { Victim } from './authorisation-victim.ts';

/** A device at a push service, and its keys; each member who names it takes it over. */
const DEVICE = 'https://fcm.googleapis.com/fcm/send/device';
const DEVICE_KEYS = { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) };

/** The expected status of a request for the victim's data, by who sends it. */
export interface RequestRow {
  /** Method and path of the route as in the app's router, without the regular expressions of parameters. */
  readonly route: string;
  readonly path: (victim: Victim) => string;
  readonly body?: (victim: Victim) => object;
  /** The body goes as a multipart form instead of JSON. */
  readonly isForm?: boolean;
  readonly headers?: Readonly<Record<string, string>>;
  /** The status for the victim. */
  readonly own: number;
  /** The status for another member, and for staff outside owner view. */
  readonly foreign: number;
  /** The status in owner view; 403 when absent. */
  readonly ownerView?: number;
}

const read = (pattern: string, overrides: Partial<RequestRow> = {}): RequestRow => ({
  route: `GET /service/${pattern}`,
  path: () => `/service/${pattern}`,
  own: 200,
  // Without an e-mail parameter, members read their own data.
  foreign: 200,
  ownerView: 200,
  ...overrides,
});

const write = (
  method: 'POST' | 'PUT' | 'PATCH',
  pattern: string,
  overrides: Partial<RequestRow> & Pick<RequestRow, 'own' | 'foreign'>,
): RequestRow => ({
  route: `${method} /service/${pattern}`,
  path: () => `/service/${pattern}`,
  ...overrides,
});

const confirmation = ({ clientId }: Victim) => `/service/api/user/${clientId}/emailConfirmation`;
const CONFIRMATION = 'api/user/:id/emailConfirmation';

/** Every route of the service and the CRM that needs a signed-in user (R6.1, R6.2). */
export const REQUEST_ROWS: readonly RequestRow[] = [
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
  read('api/orders/code-mark', {
    path: ({ orderId }) => `/service/api/orders/code-mark?ids=${orderId}`,
    foreign: 404,
    ownerView: 403,
  }),
  read('api/members', {
    path: () => '/service/api/members?q=nobody',
    own: 403,
    foreign: 403,
  }),
  read('api/goal'),
  // The public key of notifications is everybody's.
  read('api/push'),
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
    // The address already belongs to the victim, so the request changes nothing and succeeds.
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
    // A phone gets one code a minute for all members together; the other member requests it first.
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
  write('PUT', 'api/push', {
    body: () => ({ endpoint: DEVICE, keys: DEVICE_KEYS, kinds: ['order'] }),
    own: 200,
    foreign: 200,
  }),
  write('POST', 'api/push/removal', { body: () => ({ endpoint: DEVICE }), own: 200, foreign: 200 }),
  write('POST', 'api/technicalSupport', {
    body: () => ({ topic: 'Вопрос', category_code: 'OTHER', text: 'Как получить монеты?' }),
    isForm: true,
    own: 201,
    foreign: 201,
  }),
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
    route: 'POST /crm/api/user/update',
    path: () => '/crm/api/user/update',
    body: ({ bitrixId }) => ({ bitrix_id: bitrixId }),
    headers: { Version: '1' },
  },
];

/** Routes that deliberately need no sign-in: pages, files, the lander and error reports. */
export const OPEN_ROUTES: readonly string[] = [
  'GET /',
  'GET /my',
  'GET /my/*',
  'GET /my/assets/:file',
  'GET /my/brands/:file',
  'GET /my/config.json',
  'GET /my/sw.js',
  'GET /root-sw.js',
  'GET /service/docs',
  'GET /service/docs.css',
  'GET /service/openapi.json',
  'GET /service/pictures/:name',
  'GET /service/videos/:name',
  'GET /site/lp/privacy-common/',
  'POST /errors',
  'POST /errors/csp',
  'POST /lander/lander.php',
  // Needs the public token of config.json.
  'POST /suggest/address',
];
