import { emailChangedEmail } from './email-changed-email.ts';
import { emailCodeEmail } from './email-code-email.ts';
import { emailTakenEmail } from './email-taken-email.ts';
import { phoneCodeSms } from './phone-code-sms.ts';
import type { Recipient } from './recipient.ts';

/** An event that a person gets a message about. */
export type MessageEvent =
  | { readonly kind: 'phoneCode'; readonly code: string; readonly recipient: Recipient }
  | { readonly kind: 'emailCode'; readonly code: string; readonly recipient: Recipient }
  | { readonly kind: 'emailTaken'; readonly recipient: Recipient }
  | { readonly kind: 'emailChanged'; readonly newEmail: string; readonly recipient: Recipient };

export interface ComposedMessage {
  readonly channel: 'email' | 'sms';
  /** The code that the text holds, which is deleted after the delivery; null without one. */
  readonly code: string | null;
  /** Plain text; the first line of an e-mail is its subject. */
  readonly text: string;
}

/** Writes the message about an event in the recipient's language. */
export function composeMessage(event: MessageEvent): ComposedMessage {
  switch (event.kind) {
    case 'phoneCode':
      return { channel: 'sms', code: event.code, text: phoneCodeSms(event.code, event.recipient) };
    case 'emailCode':
      return {
        channel: 'email',
        code: event.code,
        text: emailCodeEmail(event.code, event.recipient),
      };
    case 'emailTaken':
      return email(emailTakenEmail(event.recipient));
    case 'emailChanged':
      return email(emailChangedEmail(event.newEmail, event.recipient));
  }
}

const email = (text: string): ComposedMessage => ({ channel: 'email', code: null, text });
