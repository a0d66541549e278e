import { type Configuration, interactionPolicy } from 'oidc-provider';
import { findAccountBySub } from './accounts.ts';
import { createOidcStore } from './oidc-store.ts';
import { renderProblem } from './pages/error-pages.ts';
import type { RealmOptions } from './realm-options.ts';
import {
  appUrlOf,
  AUTHORIZATION_PATH,
  issuerOf,
  PROTOCOL_PATH,
  REALM_PATH,
  signInPathOf,
} from './realm-path.ts';
import { signOutPages } from './sign-out.ts';
import { keycloakAccessToken, personClaims } from './tokens.ts';

/** How long a token and a session hold, in seconds. */
const TOKEN_S = 5 * 60;
const SESSION_S = 14 * 24 * 60 * 60;

const SCOPES = ['openid', 'profile', 'email'];
/** The only resource that tokens are for; the name stays within the provider. */
const RESOURCE = 'urn:loyalty:service';

/** The provider library's settings for one origin, with Keycloak's paths, tokens and behaviour. */
export function realmConfiguration(options: RealmOptions): Configuration {
  const { db, origin, clientId, serviceClientId, secrets, systems = [] } = options;
  const issuer = issuerOf(origin);
  const policy = interactionPolicy.base();
  // The app belongs to the programme, so it needs no consent to see the e-mail address.
  policy.remove('consent');

  return {
    adapter: createOidcStore(db),
    jwks: { keys: [...secrets.jwks.keys] },
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        // A native OIDC client would need consent at every sign-in.
        application_type: 'web',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [appUrlOf(origin), `${appUrlOf(origin)}silent-check-sso.html`],
        post_logout_redirect_uris: [appUrlOf(origin)],
      },
      ...systems.map((id) => ({
        client_id: id,
        client_secret: id,
        token_endpoint_auth_method: 'client_secret_post' as const,
        grant_types: ['client_credentials'],
        response_types: [],
        redirect_uris: [],
      })),
    ],
    routes: {
      authorization: AUTHORIZATION_PATH,
      token: `${PROTOCOL_PATH}/token`,
      jwks: `${PROTOCOL_PATH}/certs`,
      end_session: `${PROTOCOL_PATH}/logout`,
      revocation: `${PROTOCOL_PATH}/revoke`,
    },
    discovery: {
      userinfo_endpoint: `${issuer}${PROTOCOL_PATH}/userinfo`,
      check_session_iframe: `${issuer}${PROTOCOL_PATH}/login-status-iframe.html`,
    },
    scopes: SCOPES,
    responseTypes: ['code'],
    clientAuthMethods: ['none', 'client_secret_post'],
    claims: {
      openid: ['sub', ...Object.keys(personClaims({ email: '', firstName: '', lastName: '' }))],
    },
    cookies: {
      keys: [...secrets.cookieKeys],
      names: { session: 'SSO_SESSION', interaction: 'SSO_SIGN_IN', resume: 'SSO_RESUME' },
      long: { signed: true, httpOnly: true, sameSite: 'lax', path: REALM_PATH },
      short: { signed: true, httpOnly: true, sameSite: 'lax' },
    },
    ttl: {
      AccessToken: TOKEN_S,
      IdToken: TOKEN_S,
      AuthorizationCode: 60,
      // The sign-in form, from its opening.
      Interaction: 60 * 60,
      // A replacement does not outlive the first one.
      RefreshToken: (ctx) => ctx.oidc.entities['RotatedRefreshToken']?.remainingTTL ?? SESSION_S,
      Session: SESSION_S,
      Grant: SESSION_S,
    },
    pkce: { required: () => true },
    interactions: {
      policy,
      url: (_ctx, interaction) => signInPathOf(interaction.uid),
    },
    clientBasedCORS: (_ctx, requesting) => requesting === origin,
    issueRefreshToken: () => true,
    rotateRefreshToken: true,
    findAccount: async (_ctx, sub) => {
      const account = await findAccountBySub(db, sub);
      return account && { accountId: sub, claims: () => ({ sub, ...personClaims(account) }) };
    },
    loadExistingGrant: async (ctx) => {
      const { client, session, provider } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const known = session.grantIdFor(client.clientId);
      const existing = known === undefined ? undefined : await provider.Grant.find(known);
      if (existing) return existing;
      const grant = new provider.Grant({
        clientId: client.clientId,
        accountId: session.accountId,
      });
      grant.addOIDCScope(SCOPES.join(' '));
      grant.addResourceScope(RESOURCE, SCOPES.join(' '));
      await grant.save();
      return grant;
    },
    formats: { customizers: { jwt: keycloakAccessToken(options) } },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: systems.length > 0 },
      pushedAuthorizationRequests: { enabled: false },
      dPoP: { enabled: false },
      // The library's endpoint refuses tokens that have an audience: see userinfo.ts.
      userinfo: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: { enabled: true, ...signOutPages(options) },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => RESOURCE,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: SCOPES.join(' '),
          audience: serviceClientId,
          accessTokenTTL: TOKEN_S,
          accessTokenFormat: 'jwt',
        }),
      },
    },
    renderError: renderProblem(options),
  };
}
