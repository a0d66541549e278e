import { hasShape, isFlag, isMissingOr, isNullOr, isNumber, isText } from './shape.ts';
import { isLocalText, type LocalText } from './text/text.ts';

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

/** NEW until the support reads it, CLOSED when nothing is left to do. */
export const TICKET_STATUSES = ['NEW', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

/** Types and largest size (bytes) of the picture in a ticket (R2.27). */
export const TICKET_IMAGE = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  bytes: 5_000_000,
} as const;

/** A ticket of the technical support (R3.7). */
export interface SupportTicket {
  readonly id: number;
  readonly topic: string;
  /** The topic in both languages; absent where the member wrote it. */
  readonly localTopic?: LocalText | undefined;
  /** One of `TICKET_CATEGORIES`, or PROFILE_CHANGING of an e-mail change. */
  readonly category_code: string;
  readonly status_code: string;
  readonly text: string;
  readonly hasImage: boolean;
  /** ISO date-times. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** The support's answer; null before it. */
  readonly answer: string | null;
  /** The answer in both languages; absent where the support wrote it in one. */
  readonly localAnswer?: LocalText | undefined;
}

const isTicket = hasShape<SupportTicket>({
  id: isNumber,
  topic: isText,
  localTopic: isMissingOr(isLocalText),
  category_code: isText,
  status_code: isText,
  text: isText,
  hasImage: isFlag,
  createdAt: isText,
  updatedAt: isText,
  answer: isNullOr(isText),
  localAnswer: isMissingOr(isLocalText),
});

/** The stored tickets that can be compared with fresh ones: a damaged row counts as missing (R9.4). */
export const wholeTickets = (stored: unknown): readonly SupportTicket[] =>
  Array.isArray(stored) ? stored.filter((row): row is SupportTicket => isTicket(row)) : [];

/** The support still works on a ticket in one of these statuses. */
export const OPEN_TICKET_STATUSES: readonly string[] = [
  'NEW',
  'IN_PROGRESS',
] satisfies TicketStatus[];

/** Whether the support still works on the ticket. */
export const isOpenTicket = ({
  status_code: status,
}: Pick<SupportTicket, 'status_code'>): boolean => OPEN_TICKET_STATUSES.includes(status);
