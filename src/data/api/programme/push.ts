import { pushKeyResponse, pushResponse } from '#src/contract/programme/push.ts';
import type { NotificationKind } from '#src/domain/events/notification.ts';
import { callAndParse } from '../call-and-parse.ts';

const PATH = '/api/push';

/** The key with which this device subscribes at its push service, base64url (R9.7). */
export const fetchPushKey = async (): Promise<string> =>
  (await callAndParse(pushKeyResponse, { path: PATH })).publicKey;

/** Notifies this device about the kinds, in the language on screen. */
export async function updatePush(
  subscription: PushSubscription,
  kinds: readonly NotificationKind[],
): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint, keys, kinds };
  await callAndParse(pushResponse, { method: 'PUT', path: PATH, body });
}

/** Notifies this device no more. */
export async function removePush(endpoint: string): Promise<void> {
  await callAndParse(pushResponse, { method: 'POST', path: `${PATH}/removal`, body: { endpoint } });
}
