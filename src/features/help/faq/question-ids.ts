import { hrefs } from '#src/domain/hrefs.ts';
import type { TicketCategory } from '#src/domain/support-ticket.ts';

/** The questions by group, in the order on screen; an id is also the address hash that opens its question. */
export const FAQ_GROUPS = [
  {
    id: 'coins',
    questions: [
      'coins-what',
      'coins-earn',
      'coins-late',
      'coins-spend',
      'coins-gift',
      'coins-money',
    ],
  },
  {
    id: 'friends',
    questions: [
      'friends-invite',
      'friends-who',
      'friends-reward',
      'friends-level',
      'friends-refused',
    ],
  },
  { id: 'card', questions: ['card-why', 'card-get', 'card-blocked', 'card-off', 'card-lost'] },
  {
    id: 'orders',
    questions: [
      'orders-pickup',
      'orders-cancel',
      'orders-student',
      'orders-network',
      'orders-delivery',
    ],
  },
  { id: 'app', questions: ['app-offline', 'app-install', 'app-language', 'app-shared'] },
] as const;

export type FaqGroup = (typeof FAQ_GROUPS)[number]['id'];
export type QuestionId = (typeof FAQ_GROUPS)[number]['questions'][number];

/** The screen where the member can follow the answer; `screen` is its key in the texts of screens. */
export interface AnswerLink {
  readonly to: string;
  readonly screen:
    | 'Invites'
    | 'InviteForm'
    | 'Catalog'
    | 'Orders'
    | 'GetCard'
    | 'History'
    | 'Addresses'
    | 'Rules'
    | 'Support';
}

export const ANSWER_LINKS: Readonly<Partial<Record<QuestionId, AnswerLink>>> = {
  'coins-what': { to: hrefs.rules(), screen: 'Rules' },
  'coins-late': { to: hrefs.history(), screen: 'History' },
  'coins-spend': { to: hrefs.catalog(), screen: 'Catalog' },
  'friends-invite': { to: hrefs.inviteForm(), screen: 'InviteForm' },
  'friends-reward': { to: `${hrefs.rules()}#levels`, screen: 'Rules' },
  'friends-refused': { to: hrefs.support('INVITATION'), screen: 'Support' },
  'card-get': { to: hrefs.getCard(), screen: 'GetCard' },
  'card-blocked': { to: hrefs.support('CARD'), screen: 'Support' },
  'card-off': { to: hrefs.support('CARD'), screen: 'Support' },
  'card-lost': { to: hrefs.support('CARD'), screen: 'Support' },
  'orders-pickup': { to: hrefs.orders(), screen: 'Orders' },
  'orders-cancel': { to: hrefs.orders(), screen: 'Orders' },
  'orders-delivery': { to: hrefs.addresses(), screen: 'Addresses' },
};

/** The questions that a ticket of a topic is most often about, the most frequent first. */
export const TOPIC_QUESTIONS: Readonly<Record<TicketCategory, readonly QuestionId[]>> = {
  ORDER: ['orders-pickup', 'orders-cancel', 'orders-network'],
  COINS: ['coins-late', 'coins-spend', 'coins-gift'],
  CARD: ['card-blocked', 'card-get', 'card-lost'],
  INVITATION: ['friends-refused', 'friends-who', 'coins-late'],
  PROFILE: ['app-shared', 'app-language', 'card-get'],
  OTHER: [],
};
