import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import type { InvitationPost } from '#src/domain/outbox/post-bodies.ts';
import { findSentInvitation } from '#src/domain/referral/sent-invitation.ts';
import { isRefusedWrite } from '#src/domain/service-error.ts';
import { useSingleRun } from '#src/sync/outbox/use-single-run.ts';
import type { FormDraft } from '#src/sync/storage/use-stored-draft.ts';
import { useWrite } from '#src/sync/use-write.ts';
import { submitInvitation } from '../submit-invitation.ts';
import { outcomeHref } from './form-address.ts';
import type { FriendValues } from './friend-values.ts';

/**
 * Detects a repeated friend, stores the application, and opens the outcome (R2.24).
 * @param correctedId the post that is replaced
 * @param draft deleted once the application is on the device
 */
export function useSubmission(
  correctedId: string | null,
  { requestId, drop }: Pick<FormDraft<FriendValues>, 'requestId' | 'drop'>,
) {
  const navigate = useNavigate();
  const runOnce = useSingleRun();
  const write = useWrite();
  const [isSending, setSending] = useState(false);
  /** Nothing was stored: the code chunk did not load, or the storage failed. */
  const [hasFailed, setFailed] = useState(false);
  /** An earlier application for the same friend, and the new one that waits for the member's decision. */
  const [repetition, setRepetition] = useState<{
    readonly earlier: OutboxPost<'invitation'>;
    readonly body: InvitationPost;
  } | null>(null);

  const send = async (body: InvitationPost, id: string) => {
    if (!write) return;
    setSending(true);
    setFailed(false);
    setRepetition(null);
    let stored: OutboxPost<'invitation'> | undefined;
    try {
      stored = await submitInvitation(write, body, correctedId, id);
      if (!stored) return setSending(false);
    } catch (error) {
      setSending(false);
      return setFailed(!isRefusedWrite(error));
    }
    drop();
    await navigate(outcomeHref(stored.body.mergelead), { replace: true });
  };

  return {
    isSending,
    hasFailed,
    repetition,
    submit: (body: InvitationPost) =>
      runOnce(async () => {
        const corrected = correctedId === null ? null : body.mergelead;
        const posts = await loadPosts('invitation');
        const earlier = findSentInvitation(posts, body, corrected);
        if (earlier) setRepetition({ earlier, body });
        else {
          // The key of the lead differs each time.
          const { mergelead: _, ...typed } = body;
          await send(body, requestId(typed));
        }
      }),
    confirm: () =>
      runOnce(async () => {
        // The member wants another application for the friend.
        if (repetition) await send(repetition.body, crypto.randomUUID());
      }),
    decline: () => setRepetition(null),
  };
}
