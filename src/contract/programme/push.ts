import * as v from 'valibot';
import { NOTIFICATION_KINDS } from '../../domain/events/notification.ts';

/** As a browser writes it; anything longer is not a subscription. */
const endpoint = v.pipe(
  v.string(),
  v.maxLength(1000),
  v.check((text) => URL.canParse(text) && new URL(text).href === text),
);
/** A point of the curve P-256, not compressed, and 16 bytes; base64url without padding (RFC 8291). */
const p256dh = v.pipe(v.string(), v.regex(/^B[\w-]{86}$/));
const auth = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

/** GET api/push (R9.7): the public key of the service's notifications, base64url. */
export const pushKeyResponse = v.object({ publicKey: v.string() });

/** PUT api/push: notifies this device, and no other one by this endpoint, about these kinds. */
export const pushBody = v.strictObject({
  endpoint,
  keys: v.strictObject({ p256dh, auth }),
  kinds: v.pipe(
    v.array(v.picklist(NOTIFICATION_KINDS)),
    v.minLength(1),
    v.check((kinds) => new Set(kinds).size === kinds.length),
  ),
});
/** The kinds that the service keeps for the device. */
export const pushResponse = v.object({ kinds: v.array(v.picklist(NOTIFICATION_KINDS)) });

/** POST api/push/removal: ends the notifications of the device; an unknown one is not an error. */
export const pushRemovalBody = v.strictObject({ endpoint });
