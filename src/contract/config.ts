import * as v from 'valibot';
import { NO_CONTACTS } from '../domain/contacts.ts';

/** More is no phone number or name of a network. */
const MAX_WORDS = 60;
const MAX_ADDRESS = 500;

const words = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, 'must not be empty'),
  v.maxLength(MAX_WORDS, `must not be longer than ${MAX_WORDS} characters`),
);

const isSecure = (text: string): boolean =>
  URL.canParse(text) && new URL(text).protocol === 'https:';

const address = v.pipe(
  v.string(),
  v.maxLength(MAX_ADDRESS, `must not be longer than ${MAX_ADDRESS} characters`),
);
const page = v.pipe(
  address,
  v.check(isSecure, 'must be an address such as https://example.org/page'),
);
const origin = v.pipe(
  address,
  v.check(
    (text) => isSecure(text) && new URL(text).origin === text,
    'must be an origin such as https://invite.example.org, without a path or a slash at its end',
  ),
);

/** The shape of `Contacts`; its messages are for the operator who writes the file. */
export const contactEntries = {
  tollFree: v.optional(words),
  mobile: v.optional(words),
  email: v.optional(v.pipe(words, v.email('must be an address such as support@example.org'))),
  socials: v.optional(v.array(v.strictObject({ name: words, url: page })), []),
  chatUrl: v.optional(page),
  privacyPage: v.optional(
    v.pipe(
      address,
      v.check(
        (text) => isSecure(text) || /^\/[^/]/.test(text),
        'must be an address such as https://example.org/privacy',
      ),
    ),
    NO_CONTACTS.privacyPage,
  ),
  inviteOrigin: v.optional(origin),
  areaOrigin: v.optional(origin),
};

/**
 * GET /my/config.json: addresses of the services, set by the server at run time. An empty base means this
 * origin. Contains no secrets.
 */
export const appConfig = v.object({
  /** A brand's name; absent, the host name decides (R1.1). */
  brand: v.optional(v.string()),
  /** Of the host's brand. */
  contacts: v.optional(v.object(contactEntries), NO_CONTACTS),
  /** The origins at which the area of each brand is opened, by the brand's name (R4.10). */
  areas: v.optional(v.record(v.string(), v.array(v.string())), {}),
  /** Base of the loyalty service, such as `/service`. */
  serviceUrl: v.string(),
  crmUrl: v.string(),
  landerUrl: v.string(),
  suggestUrl: v.string(),
  /** Sent with every address suggestion request as `Authorization: Token …`; public. */
  suggestToken: v.optional(v.string(), ''),
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
