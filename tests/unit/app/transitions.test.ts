import { describe, expect, it } from 'vitest';
import { mayMemberCancel, mayOrderBecome, ORDER_STATUSES } from '#src/domain/orders/order.ts';
import { INVITATION_STATUSES, mayInvitationBecome } from '#src/domain/referral/invitation.ts';

describe('status changes of an order', () => {
  const next = (from: string) => ORDER_STATUSES.filter((to) => mayOrderBecome(from, to));

  it('[R3.4] go forward, may skip steps, and never go back', () => {
    expect(next('NEW_ORDER')).toEqual(ORDER_STATUSES.slice(1));
    expect(next('DELIVERY')).toEqual(['DELIVERED', 'RECEIVED', 'CLOSED', 'CANCELLED']);
  });

  it('[R3.4] lead from received only to closed', () => {
    expect(next('RECEIVED')).toEqual(['CLOSED']);
  });

  it.each(['CLOSED', 'CANCELLED', 'ANY', 'SOMETHING'])('[R3.4] nothing follows %s', (from) => {
    expect(next(from)).toEqual([]);
  });

  it.each([
    ['product', ['NEW_ORDER', 'PROCESSING']],
    ['service', ['NEW_ORDER']],
    ['event', ['NEW_ORDER']],
  ] as const)('[R4.4] a member cancels a %s only in %j', (kind, statuses) => {
    expect(ORDER_STATUSES.filter((status) => mayMemberCancel({ kind, status }))).toEqual(statuses);
  });
});

describe('status changes of an invitation', () => {
  const next = (from: (typeof INVITATION_STATUSES)[number]) =>
    INVITATION_STATUSES.filter((to) => mayInvitationBecome(from, to));

  it('[R3.6] go forward to the payment, or end', () => {
    expect(next('sent')).toEqual(INVITATION_STATUSES.filter((status) => status !== 'sent'));
    expect(next('review')).toEqual(['declined', 'rejected', 'working', 'waiting', 'paid']);
    expect(next('working')).toEqual(['rejected', 'waiting', 'paid']);
    expect(next('waiting')).toEqual(['rejected', 'paid']);
  });

  it.each(['paid', 'declined', 'rejected'] as const)('[R3.6] nothing follows %s', (from) => {
    expect(next(from)).toEqual([]);
  });
});
