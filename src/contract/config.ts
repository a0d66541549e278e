import * as v from 'valibot';

/**
 * GET /my/config.json: addresses of the services, set by the server at run time. An empty base means this
 * origin. Contains no secrets.
 */
export const appConfig = v.object({
  /** A brand's name; absent, the host name decides (R1.1). */
  brand: v.optional(v.string()),
  /** Base of the loyalty service, such as `/service`. */
  serviceUrl: v.string(),
  crmUrl: v.string(),
  landerUrl: v.string(),
  suggestUrl: v.string(),
  /** Sent with every address suggestion request as `Authorization: Token …`; public. */
  suggestToken: v.optional(v.string(), ''),
  /** Stands in for the brand's own privacy page. */
  privacyUrl: v.optional(v.string()),
  errorsUrl: v.string(),
  identity: v.object({
    /** Keycloak's base, such as `/sso` or `https://sso.example.org`. */
    url: v.string(),
    realm: v.string(),
    clientId: v.string(),
    /** The OIDC client whose roles count (R6.1). */
    serviceClientId: v.string(),
  }),
});
export type AppConfig = v.InferOutput<typeof appConfig>;
