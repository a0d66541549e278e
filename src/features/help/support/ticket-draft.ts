import type { TicketForm } from '#src/contract/programme/support.ts';
import { TICKET_CATEGORIES, type TicketCategory } from '#src/domain/support-ticket.ts';
import { isBlank } from '#src/domain/text/free-text.ts';

/** The key of the form's draft. */
export const TICKET_DRAFT = 'ticket';

/** What the device keeps of a ticket that is being written: the text, and only whether it had an image. */
export interface TicketDraft extends Omit<TicketForm, 'image'> {
  readonly hasImage: boolean;
}

/** The topic that an address names (`/support?topic=CARD`); null for none and for an unknown one. */
export const topicOf = (name: string | null): TicketCategory | null =>
  TICKET_CATEGORIES.find((category) => category === name) ?? null;

/** Whether a draft has no text; a draft with only an image is not kept. */
export const isEmptyDraft = ({ topic, text }: Partial<TicketDraft>): boolean =>
  isBlank(topic ?? '') && isBlank(text ?? '');

/** The part of a ticket that the device keeps. */
export const draftOf = ({ image, ...texts }: TicketForm): TicketDraft => ({
  ...texts,
  hasImage: image !== undefined,
});
