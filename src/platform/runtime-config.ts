/** The addresses of all services (the shape of GET /my/config.json); bases without a trailing slash. */
export interface RuntimeConfig {
  readonly brand?: string | undefined;
  /** Of the page's brand; absent in what an earlier version stored. */
  readonly contacts?:
    | {
        readonly tollFree?: string | undefined;
        readonly mobile?: string | undefined;
        readonly email?: string | undefined;
        readonly socials: readonly { readonly name: string; readonly url: string }[];
        readonly chatUrl?: string | undefined;
        readonly privacyPage: string;
        readonly inviteOrigin?: string | undefined;
      }
    | undefined;
  /** The origins of each brand's area, by the brand's name. */
  readonly areas?: Readonly<Record<string, readonly string[]>> | undefined;
  readonly serviceUrl: string;
  readonly crmUrl: string;
  readonly landerUrl: string;
  readonly suggestUrl: string;
  /** Sent only with address suggestions; public. */
  readonly suggestToken: string;
  readonly errorsUrl: string;
  readonly identity: {
    readonly url: string;
    readonly realm: string;
    readonly clientId: string;
    readonly serviceClientId: string;
  };
}
