import { Hono } from 'hono';
import { checkBody, describeCall, jsonResponse } from '#server/http/contract.ts';
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
import { isPushService } from './push-services.ts';
import { removeSubscription, saveSubscription } from './subscriptions.ts';

/** On which devices a member is notified, and about what (R9.7). */
export const pushRoutes = (deps: ServiceDeps) => {
  const { db, production, pushServices } = deps;
  return new Hono<ServiceEnv>()
    .get(
      '/api/push',
      describeCall('The public key of notifications', pushKeyResponse),
      async (c) => {
        const { publicKey } = await pushKeys(db);
        return jsonResponse(c, pushKeyResponse, { publicKey }, production);
      },
    )
    .put(
      '/api/push',
      describeCall('Notifies the person on a device', pushResponse),
      checkBody(pushBody),
      async (c) => {
        const { kinds, ...device } = c.req.valid('json');
        if (!isPushService(device.endpoint, pushServices)) throw invalid('endpoint');
        const { language, brand } = await recipientOf(db, c, deps);
        const member = await requireMember(db, c.get('person').email);
        await saveSubscription(db, member.id, { ...device, kinds, language, brand: brand.name });
        return jsonResponse(c, pushResponse, { kinds }, production);
      },
    )
    .post(
      '/api/push/removal',
      describeCall('Ends the notifications on a device', pushResponse),
      checkBody(pushRemovalBody),
      async (c) => {
        const member = await requireMember(db, c.get('person').email);
        await removeSubscription(db, member.id, c.req.valid('json').endpoint);
        return jsonResponse(c, pushResponse, { kinds: [] }, production);
      },
    );
};
