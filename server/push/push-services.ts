/** Push services of browsers: Chromium, Firefox, Safari, Edge. */
const SERVICES =
  /^https:\/\/(?:fcm\.googleapis\.com|jmt17\.google\.com|updates\.push\.services\.mozilla\.com|[\w-]+\.push\.apple\.com|(?:[\w-]+\.)+notify\.windows\.com)\//u;

/**
 * Whether an endpoint belongs to a push service: the service posts to it, so a member must not name an
 * address of the operator's own network.
 * @param allowed further origins that the configuration names
 */
export const isPushService = (endpoint: string, allowed: readonly string[]): boolean =>
  SERVICES.test(endpoint) || allowed.includes(new URL(endpoint).origin);
