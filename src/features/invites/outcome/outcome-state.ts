import { mayHaveArrived, type OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import type { Invitation } from '#src/domain/referral/invitation.ts';

/**
 * - `offline`: it waits for the network;
 * - `unconfirmed`: a request left and no response came;
 * - `notPassed`: somebody on the way rejects it, and the member decides;
 * - `declined`: it was sent, and the service cannot take this friend (R1.10).
 */
export type OutcomeState =
  | 'sending'
  | 'offline'
  | 'unconfirmed'
  | 'notPassed'
  | 'refused'
  | 'sent'
  | 'declined';

/** The state that the outcome screen shows for an application. */
export function outcomeState(
  post: Pick<OutboxPost, 'state' | 'refusal'>,
  arrived: Pick<Invitation, 'status'> | undefined,
  isReachable: boolean,
): OutcomeState {
  switch (post.state) {
    case 'sent':
      return arrived?.status === 'declined' ? 'declined' : 'sent';
    case 'refused':
      return mayHaveArrived(post) ? 'notPassed' : 'refused';
    case 'sending':
      return 'sending';
    case 'draft':
    case 'waiting':
      return isReachable ? 'unconfirmed' : 'offline';
  }
}
