/** A letter on its way. */
export interface Letter {
  readonly to: string;
  readonly subject: string;
  /** Plain text. */
  readonly text: string;
}

/** Hands a letter to the mail server; rejects when that did not take it. */
export interface EmailSender {
  readonly send: (letter: Letter) => Promise<void>;
}

/** Hands a text message to the operator; rejects when that did not take it. */
export interface SmsSender {
  readonly send: (message: { readonly to: string; readonly text: string }) => Promise<void>;
}

/** What the installation can send with; without a sender messages stay in the outbox. */
export interface Senders {
  readonly email?: EmailSender | undefined;
  readonly sms?: SmsSender | undefined;
}
