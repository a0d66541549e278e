import type { Invitation } from '#src/domain/invitation.ts';
import type { OutboxPost } from '#src/domain/outbox-post.ts';

/**
 * - `offline`: it waits for the network;
 * - `unconfirmed`: a request left and no response came;
 * - `declined`: it was sent, and the service cannot take this friend (R1.10).
 */
export type OutcomeState = 'sending' | 'offline' | 'unconfirmed' | 'refused' | 'sent' | 'declined';

/** The state that the outcome screen shows for an application. */
export function outcomeState(
  { state }: Pick<OutboxPost, 'state'>,
  arrived: Pick<Invitation, 'status'> | undefined,
  isReachable: boolean,
): OutcomeState {
  switch (state) {
    case 'sent':
      return arrived?.status === 'declined' ? 'declined' : 'sent';
    case 'refused':
      return 'refused';
    case 'sending':
      return 'sending';
    case 'waiting':
      return isReachable ? 'unconfirmed' : 'offline';
  }
}
