import { createTransport } from 'nodemailer';
import { LONGEST_DELIVERY_MS, type EmailSender } from './senders.ts';

/** How long a mail server may take for one response, in ms; the whole conversation has several. */
const TIMEOUT_MS = 10_000;

/** Sends e-mails by SMTP; `smtpUrl` holds the credentials, such as `smtps://user:secret@host`. */
export function createSmtpSender(smtpUrl: string, from: string): EmailSender {
  const transport = createTransport(
    {
      url: smtpUrl,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      // A member's text must not make the server read files or addresses.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    send: async (email) => {
      await transport.sendMail({
        ...email,
        signal: AbortSignal.timeout(LONGEST_DELIVERY_MS.email),
      });
    },
  };
}
