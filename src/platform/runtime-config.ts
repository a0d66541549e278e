/** The addresses of all services (the shape of GET /my/config.json); bases without a trailing slash. */
export interface RuntimeConfig {
  readonly brand?: string | undefined;
  readonly serviceUrl: string;
  readonly crmUrl: string;
  readonly landerUrl: string;
  readonly suggestUrl: string;
  /** Sent only with address suggestions; public. */
  readonly suggestToken: string;
  readonly privacyUrl?: string | undefined;
  readonly errorsUrl: string;
  readonly identity: {
    readonly url: string;
    readonly realm: string;
    readonly clientId: string;
    readonly serviceClientId: string;
  };
}
