import { mayHaveArrived, type OutboxPost } from '../outbox/outbox-post.ts';
import type { InvitationPost } from '../outbox/post-bodies.ts';
import type { Invitation } from './invitation.ts';
import { friendLanderName } from './lead.ts';

type Post = OutboxPost<'invitation'>;

const isSameFriend = (
  post: Pick<InvitationPost, 'phone' | 'email'>,
  { phone, email }: Pick<InvitationPost, 'phone' | 'email'>,
): boolean => (phone !== '' && post.phone === phone) || (email !== '' && post.email === email);

/**
 * The newest post of this device with the friend's phone or e-mail that was sent, still goes out by itself or
 * may have arrived; a refused one reached nobody.
 * @param friend normalised addresses, empty without one
 * @param exceptLead key of the lead that is being corrected
 */
export const findSentInvitation = (
  posts: readonly Post[],
  friend: Pick<InvitationPost, 'phone' | 'email'>,
  exceptLead: string | null,
): Post | undefined =>
  posts.findLast(
    (post) =>
      (post.state !== 'refused' || mayHaveArrived(post)) &&
      post.body.mergelead !== exceptLead &&
      isSameFriend(post.body, friend),
  );

/** How far the clocks of device and service may differ, in ms. */
const CLOCKS_MS = 60 * 60_000;

/**
 * The invitation that a sent post has become. The service's list has no phones, so name and time decide.
 * @param invitations newest first
 */
export const findArrivedInvitation = (
  invitations: readonly Invitation[],
  { body, sentAt, createdAt }: Pick<Post, 'body' | 'sentAt' | 'createdAt'>,
): Invitation | undefined => {
  const name = friendLanderName(body.name);
  const at = sentAt ?? createdAt;
  return invitations.find(
    (one) => one.name === name && Math.abs(Date.parse(one.sentAt) - at) < CLOCKS_MS,
  );
};
