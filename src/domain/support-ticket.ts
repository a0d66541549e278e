import { PROFILE_CHANGING } from './email-change/email-change.ts';
import {
  hasShape,
  isFlag,
  isMissingOr,
  isNullOr,
  isNumber,
  isText,
  type Checked,
} from './shape.ts';
import { isLocalText } from './text/text.ts';

/** What a member may write to the support about (R2.27). */
export const TICKET_CATEGORIES = [
  'ORDER',
  'COINS',
  'CARD',
  'INVITATION',
  'PROFILE',
  'OTHER',
] as const;
export type TicketCategory = (typeof TICKET_CATEGORIES)[number];

const CATEGORIES = [...TICKET_CATEGORIES, PROFILE_CHANGING] as const;

/** What a ticket is about, also one of the service's own; one that this build does not know is OTHER. */
export const categoryOf = ({
  category_code: code,
}: Pick<SupportTicket, 'category_code'>): (typeof CATEGORIES)[number] =>
  CATEGORIES.find((known) => known === code) ?? 'OTHER';

/** NEW until the support reads it, CLOSED when nothing is left to do. */
export const TICKET_STATUSES = ['NEW', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** Types and largest size (bytes) of the picture in a ticket (R2.27). */
export const TICKET_IMAGE = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  bytes: 5_000_000,
} as const;

const isTicket = hasShape({
  id: isNumber,
  topic: isText,
  /** The topic in both languages; absent where the member wrote it. */
  localTopic: isMissingOr(isLocalText),
  /** One of `TICKET_CATEGORIES`, or PROFILE_CHANGING of an e-mail change. */
  category_code: isText,
  status_code: isText,
  text: isText,
  hasImage: isFlag,
  /** ISO date-times. */
  createdAt: isText,
  updatedAt: isText,
  /** The support's answer; null before it. */
  answer: isNullOr(isText),
  /** The answer in both languages; absent where the support wrote it in one. */
  localAnswer: isMissingOr(isLocalText),
});
/** A ticket of the technical support (R3.7). */
export type SupportTicket = Checked<typeof isTicket>;

/** The stored tickets that can be compared with fresh ones: a damaged row counts as missing (R9.4). */
export const wholeTickets = (stored: unknown): readonly SupportTicket[] =>
  Array.isArray(stored) ? stored.filter(isTicket) : [];

/** The support still works on a ticket in one of these statuses. */
export const OPEN_TICKET_STATUSES: readonly string[] = [
  'NEW',
  'IN_PROGRESS',
] satisfies TicketStatus[];

/** Whether the support still works on the ticket. */
export const isOpenTicket = ({
  status_code: status,
}: Pick<SupportTicket, 'status_code'>): boolean => OPEN_TICKET_STATUSES.includes(status);
