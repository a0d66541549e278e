import { EMAIL_CHANGE_TOPIC } from '#src/domain/email-change/email-change.ts';

/** The topic of the ticket about a confirmed change to an address. */
export function changeTopic(email: string) {
  const topic = `${EMAIL_CHANGE_TOPIC} на ${email}`;
  return { topic, localTopic: { ru: topic, uz: `Elektron pochtani almashtirish: ${email}` } };
}
