/** An e-mail to deliver. */
export interface Email {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/** Passes an e-mail to the mail server; rejects when the server does not accept it. */
export interface EmailSender {
  readonly send: (email: Email) => Promise<void>;
}

/** Passes a text message to the operator or a notification to a push service; rejects when it is not accepted. */
export interface TextSender {
  readonly send: (message: { readonly to: string; readonly text: string }) => Promise<void>;
}

/** The senders that the installation has; without a sender, messages stay in the outbox. */
export interface Senders {
  readonly email?: EmailSender | undefined;
  readonly sms?: TextSender | undefined;
  readonly push?: TextSender | undefined;
}

/** How long one message may take at most, in ms: a sender gives up then, and nobody else sends it before. */
export const LONGEST_DELIVERY_MS = { email: 100_000, sms: 10_000, push: 10_000 } as const;
