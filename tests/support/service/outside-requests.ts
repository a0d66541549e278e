import fc from 'fast-check';
import { asText, type FuzzRequest } from '../faults/fuzz-requests.ts';
import { hostileValue } from '../faults/hostile-values.ts';

const REALM = '/sso/realms/loyalty';
const OIDC = `${REALM}/protocol/openid-connect`;
const UUID = '0b7f6a52-6a0e-4a57-9a30-0d8b6f1f2c11';

/** A path, its methods, and the fields that it reads from the query or the body. */
interface Target {
  readonly path: string;
  readonly methods: readonly string[];
  readonly fields: Readonly<Record<string, readonly unknown[]>>;
  readonly type?: 'form' | 'json';
}

/** @param personal texts that a person would type; @param origin the service's */
function targets(personal: readonly string[], origin: string): readonly Target[] {
  const redirect_uri = [`${origin}/my/`, `${origin}/my/orders`, 'https://evil.example/'];
  const client_id = ['friends-public', 'friends-public', 'svc'];
  const authorization = {
    client_id,
    redirect_uri,
    response_type: ['code', 'code', 'token'],
    response_mode: ['fragment', 'query', 'form_post'],
    scope: ['openid', 'openid email', 'offline_access'],
    state: ['state', ...personal],
    nonce: ['nonce', ...personal],
    code_challenge: ['E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM'],
    code_challenge_method: ['S256', 'plain'],
    prompt: ['none', 'login', 'create'],
    ui_locales: ['ru', 'uz', 'en'],
    login_hint: personal,
    id_token_hint: personal,
    max_age: ['0', '1', '-1'],
    claims: ['{}', '{"userinfo":{"email":null}}'],
  };
  const token = {
    grant_type: ['authorization_code', 'refresh_token', 'password', 'client_credentials'],
    client_id,
    redirect_uri,
    code: [UUID, ...personal],
    code_verifier: ['v'.repeat(43), ...personal],
    refresh_token: personal,
    username: personal,
    password: personal,
  };
  return [
    { path: `${OIDC}/auth`, methods: ['GET', 'POST'], fields: authorization },
    { path: `${OIDC}/token`, methods: ['POST', 'GET'], fields: token, type: 'form' },
    {
      path: `${OIDC}/logout`,
      methods: ['GET', 'POST'],
      fields: { client_id, id_token_hint: personal, post_logout_redirect_uri: redirect_uri },
    },
    { path: `${OIDC}/revoke`, methods: ['POST'], fields: token, type: 'form' },
    { path: `${OIDC}/userinfo`, methods: ['GET', 'POST'], fields: {} },
    { path: `${OIDC}/certs`, methods: ['GET'], fields: {} },
    { path: `${OIDC}/login-status-iframe.html`, methods: ['GET'], fields: {} },
    { path: `${REALM}/.well-known/openid-configuration`, methods: ['GET'], fields: {} },
    {
      path: `${OIDC}/auth/${UUID}`,
      methods: ['GET', 'POST'],
      fields: { email: personal, password: personal },
      type: 'form',
    },
    { path: `${REALM}/account`, methods: ['GET'], fields: {} },
    { path: '/sandbox/', methods: ['GET'], fields: {} },
    { path: '/sandbox/accounts', methods: ['GET'], fields: {} },
    { path: '/sandbox/messages', methods: ['GET'], fields: { to: personal } },
    { path: '/sandbox/requests', methods: ['GET'], fields: { since: ['0'], path: personal } },
    { path: '/sandbox/audit', methods: ['GET'], fields: {} },
    { path: '/my/', methods: ['GET', 'HEAD'], fields: { email: personal, ownerEmail: personal } },
    { path: `/my/owner/${personal[0]}`, methods: ['GET'], fields: {} },
    { path: '/my/config.json', methods: ['GET'], fields: {} },
    { path: '/my/assets/none.js', methods: ['GET'], fields: {} },
    { path: '/healthz', methods: ['GET'], fields: {} },
    { path: '/readyz', methods: ['GET'], fields: {} },
    { path: `/${personal[0]}`, methods: ['GET', 'POST'], fields: { email: personal } },
  ];
}

/**
 * Generates requests to what the OpenAPI document does not describe: the sign-in, the sandbox, pages and files. The
 * sandbox's faults are left out: they are meant to fail.
 * @param personal texts that a person would type
 */
export const outsideRequests = (
  personal: readonly string[],
  origin: string,
): fc.Arbitrary<FuzzRequest> => fc.oneof(...targets(personal, origin).map(requestOf));

function requestOf({ path, methods, fields, type }: Target): fc.Arbitrary<FuzzRequest> {
  const values = Object.fromEntries(
    Object.entries(fields).map(([name, known]) => [
      name,
      fc.oneof(
        { weight: 6, arbitrary: fc.constantFrom(...known) },
        { weight: 1, arbitrary: hostileValue },
      ),
    ]),
  );
  return fc
    .record({
      method: fc.oneof(
        { weight: 15, arbitrary: fc.constantFrom(...methods) },
        { weight: 1, arbitrary: fc.constantFrom('PUT', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH') },
      ),
      sent: fc.oneof(
        { weight: 4, arbitrary: fc.record(values) },
        { weight: 1, arbitrary: fc.record(values, { requiredKeys: [] }) },
      ),
      ending: fc.oneof(
        { weight: 20, arbitrary: fc.constant('') },
        { weight: 1, arbitrary: fc.constantFrom('/', '%00', '/..', '/%2e%2e/x', '?', '#') },
      ),
      isForm: fc.boolean(),
    })
    .map(({ method, sent, ending, isForm }) => {
      const text = new URLSearchParams(
        Object.entries(sent).map(([name, value]) => [name, asText(value)]),
      ).toString();
      const inBody = !['GET', 'HEAD'].includes(method);
      const asJson = type === 'json' || (type === undefined && !isForm);
      return {
        method,
        path: path + ending + (inBody || text === '' ? '' : `?${text}`),
        headers: inBody
          ? { 'Content-Type': asJson ? 'application/json' : 'application/x-www-form-urlencoded' }
          : {},
        body: inBody ? (asJson ? JSON.stringify(sent) : text) : undefined,
      };
    });
}
