import * as v from 'valibot';
import { NOTIFICATION_KINDS } from '../domain/notification.ts';

/** An address of a push service, and keys of a browser, are short; anything longer is no subscription. */
const endpoint = v.pipe(v.string(), v.url(), v.maxLength(1000));
/** Base64url without padding. */
const key = v.pipe(v.string(), v.regex(/^[\w-]{16,200}$/));

/** GET api/push (R9.7): the public key of the service's notifications, base64url. */
export const pushKeyResponse = v.object({ publicKey: v.string() });

/** PUT api/push: notifies this device, and no other one by this endpoint, about these kinds. */
export const pushBody = v.strictObject({
  endpoint,
  keys: v.strictObject({ p256dh: key, auth: key }),
  kinds: v.pipe(v.array(v.picklist(NOTIFICATION_KINDS)), v.minLength(1), v.maxLength(3)),
});
/** The kinds that the service keeps for the device. */
export const pushResponse = v.object({ kinds: v.array(v.picklist(NOTIFICATION_KINDS)) });

/** POST api/push/removal: the device is notified no more; one that is unknown is no error. */
export const pushRemovalBody = v.strictObject({ endpoint });
