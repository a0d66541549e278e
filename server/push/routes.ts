import { Hono } from 'hono';
import { checkBody, describeCall } from '#server/http/contract.ts';
import type { ServiceDeps, ServiceEnv } from '#server/http/environment.ts';
import { invalid } from '#server/http/errors/refused-error.ts';
import { requireMember } from '#server/members/members.ts';
import { recipientOf } from '#server/members/recipient-of.ts';
import { pushKeys } from '#server/messages/push-keys.ts';
import {
  pushBody,
  pushKeyResponse,
  pushRemovalBody,
  pushResponse,
} from '#src/contract/programme/push.ts';
import { removeSubscription, saveSubscription } from './subscriptions.ts';

/** Push services of browsers: Chromium, Firefox, Safari, Edge. */
const SERVICES =
  /^https:\/\/(?:fcm\.googleapis\.com|jmt17\.google\.com|updates\.push\.services\.mozilla\.com|[\w-]+\.push\.apple\.com|(?:[\w-]+\.)+notify\.windows\.com)\//u;

/**
 * Whether an endpoint belongs to a push service: the service posts to it, so a member must not name an
 * address of the operator's own network.
 * @param allowed further origins that the configuration names
 */
const isPushService = (endpoint: string, allowed: readonly string[]): boolean =>
  SERVICES.test(endpoint) || allowed.includes(new URL(endpoint).origin);

/** On which devices a member is notified, and about what (R9.7). */
export const pushRoutes = (deps: ServiceDeps) => {
  const { db, pushServices } = deps;
  return new Hono<ServiceEnv>()
    .get(
      '/api/push',
      describeCall('The public key of notifications', pushKeyResponse),
      async (c) => {
        const { publicKey } = await pushKeys(db);
        return c.var.respond({ publicKey });
      },
    )
    .put(
      '/api/push',
      describeCall('Notifies the person on a device', pushResponse),
      checkBody(pushBody),
      async (c) => {
        const { endpoint, keys, kinds } = c.req.valid('json');
        if (!isPushService(endpoint, pushServices)) throw invalid('endpoint');
        const { language, brand } = await recipientOf(db, c, deps);
        const { id: memberId } = await requireMember(db, c.get('person').email);
        const device = { endpoint, ...keys, kinds, language, brand: brand.name };
        await saveSubscription(db, { ...device, memberId });
        return c.var.respond({ kinds });
      },
    )
    .post(
      '/api/push/removal',
      describeCall('Ends the notifications on a device', pushResponse),
      checkBody(pushRemovalBody),
      async (c) => {
        const member = await requireMember(db, c.get('person').email);
        await removeSubscription(db, member.id, c.req.valid('json').endpoint);
        return c.var.respond({ kinds: [] });
      },
    );
};
