import { eq } from 'drizzle-orm';
import webPush from 'web-push';
import { logError } from '#server/config/log.ts';
import type { Db } from '#server/database/db.ts';
import { pushSubscription } from '#server/database/schema/programme/push.ts';
import { pushKeys } from './push-keys.ts';
import { LONGEST_DELIVERY_MS, type TextSender } from './senders.ts';

/** How long a push service keeps a notification for a device that is off, in s. */
const KEPT_S = 86_400;
/** The device has unsubscribed, or its browser is gone (RFC 8030). */
const GONE: readonly number[] = [404, 410];
/**
 * How push services say that the device has subscribed with another key than this service's (RFC 8292): Google's,
 * Mozilla's and Apple's, each with a status of its own. The app repairs that at its next start.
 */
const OTHER_KEY = /vapid.*(?:mismatch|do not correspond)/iu;
/** The push service will never take this message; the next one may be another. */
const NEVER_TAKEN: readonly number[] = [400, 413];

/**
 * Encrypts each notification for its device (RFC 8291) and posts it to the device's push service; a redirect
 * is not followed, because it could lead into the operator's own network.
 * @param contact address of the operator, for the push service: `https:` or `mailto:`
 */
export const createPushSender = (db: Db, contact: string): TextSender => ({
  send: async ({ to, text }) => {
    const isIts = eq(pushSubscription.endpoint, to);
    const [device] = await db.select().from(pushSubscription).where(isIts);
    // The device was removed meanwhile.
    if (!device) return;
    const { p256dh, auth } = device;
    const { method, headers, body } = webPush.generateRequestDetails(
      { endpoint: to, keys: { p256dh, auth } },
      text,
      { vapidDetails: { subject: contact, ...(await pushKeys(db)) }, TTL: KEPT_S },
    );
    const response = await fetch(to, {
      method,
      headers: headers as Record<string, string>,
      body: body && new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_DELIVERY_MS.push),
    });
    const { ok, status } = response;
    const isGone = GONE.includes(status) || (!ok && OTHER_KEY.test(await response.text()));
    if (!response.bodyUsed) await response.body?.cancel();
    if (isGone) await db.delete(pushSubscription).where(isIts);
    else if (NEVER_TAKEN.includes(status))
      logError(`A push service refused a message with ${status}`);
    else if (!ok) throw new Error(`the push service responded with ${status}`);
  },
});
