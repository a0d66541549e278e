import type { Config } from '#server/config/config.ts';
import type { Senders } from './senders.ts';
import { createSmsSender } from './sms-sender.ts';
import { createSmtpSender } from './smtp-sender.ts';

export const createSenders = ({ mail, sms }: Pick<Config, 'mail' | 'sms'>): Senders => ({
  email: mail && createSmtpSender(mail.smtpUrl, mail.from),
  sms: sms && createSmsSender(sms.url, sms.token),
});
