/** What other systems of the institution learn of by webhooks (R11.5). */
export const EVENT_TYPES = [
  'order.placed',
  'order.cancelled',
  'order.handed_out',
  'order.hand_out_undone',
  'invitation.sent',
  'card.linked',
  'ticket.opened',
  'email_change.requested',
  'member.updated',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];
