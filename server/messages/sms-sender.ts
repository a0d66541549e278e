import type { SmsSender } from './senders.ts';

/** How long the operator may take to answer, in ms. */
const TIMEOUT_MS = 10_000;

/**
 * Sends text messages by one POST of `{to, text}` in JSON each, with the token as bearer. Any 2xx is
 * taken for accepted; a redirect is not followed, because it would carry the token elsewhere.
 */
export const createSmsSender = (url: string, token: string | undefined): SmsSender => ({
  send: async ({ to, text }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to, text }),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the SMS operator answered ${answer.status}`);
  },
});
