import { LONGEST_DELIVERY_MS, type TextSender } from './senders.ts';

/**
 * Sends each text message by one POST of `{to, text}` in JSON, with the token as bearer. Any 2xx means
 * accepted; a redirect is not followed, because it would carry the token elsewhere.
 */
export const createSmsSender = (url: string, token: string | undefined): TextSender => ({
  send: async ({ to, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ to, text }),
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_DELIVERY_MS.sms),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`the SMS operator responded with ${response.status}`);
  },
});
