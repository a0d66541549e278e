import { config } from '#src/platform/config.ts';
import { readStored } from '#src/platform/web-storage.ts';
import { refuseWriteInOwnerView } from './read-only.ts';
import { send, type HttpResponse } from './send.ts';

const TIMEOUT_MS = 30_000;
/** Local storage keys whose values are sent with a lead (R7.32). */
const STORED_MARKS = ['utm_campaign', 'utm_source', 'white_list_secret_key'] as const;

/**
 * Posts a form to the lander and returns the response (R7.3, R7.32), without the token and the
 * service's headers (R10.5).
 * @param land the brand's code
 * @param sourceName where in the app the form is
 * @throws {ServiceError} `unreachable` or `timeout`: it is unknown whether the lead arrived; `forbidden` in
 * owner view.
 */
export async function postLander(
  form: FormData,
  { land, sourceName }: { readonly land: string; readonly sourceName: string },
): Promise<HttpResponse> {
  const name = 'POST /lander.php';
  refuseWriteInOwnerView(name);
  const query = new URLSearchParams({
    r: 'land',
    unit: 'friends',
    type: 'referral',
    'ignore-thanksall': '1',
    land,
    sourceName,
  });
  for (const mark of STORED_MARKS) {
    const value = readStored('local', mark);
    if (value !== null) query.set(mark, value);
  }
  return send({
    method: 'POST',
    address: `${config().landerUrl}/lander.php?${query.toString()}`,
    headers: { 'Accept-Language': document.documentElement.lang },
    body: form,
    timeoutMs: TIMEOUT_MS,
    name,
  });
}
