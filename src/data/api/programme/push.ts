import { pushKeyResponse, pushResponse } from '#src/contract/programme/push.ts';
import { callService } from '#src/data/http/service.ts';
import type { NotificationKind } from '#src/domain/events/notification.ts';
import { parseResponse } from '../parse-response.ts';

const PATH = '/api/push';
const REMOVAL = `${PATH}/removal`;

/** The key with which this device subscribes at its push service, base64url (R9.7). */
export async function fetchPushKey(): Promise<string> {
  const response = await callService({ path: PATH });
  return parseResponse(pushKeyResponse, response, `GET ${PATH}`).publicKey;
}

/** Notifies this device about the kinds, in the language on screen. */
export async function updatePush(
  subscription: PushSubscription,
  kinds: readonly NotificationKind[],
): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const body = { endpoint, keys, kinds };
  parseResponse(
    pushResponse,
    await callService({ method: 'PUT', path: PATH, body }),
    `PUT ${PATH}`,
  );
}

/** Notifies this device no more. */
export async function removePush(endpoint: string): Promise<void> {
  const response = await callService({ method: 'POST', path: REMOVAL, body: { endpoint } });
  parseResponse(pushResponse, response, `POST ${REMOVAL}`);
}
