import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { loadPosts } from '#src/data/db/posts.ts';
import type { InvitationPost, OutboxPost } from '#src/domain/outbox-post.ts';
import { findSentInvitation } from '#src/domain/sent-invitation.ts';
import { isRefusedWrite } from '#src/domain/service-error.ts';
import { submitInvitation } from '../submit-invitation.ts';
import { outcomeHref } from './form-address.ts';

/** A friend whom this device has already sent, and the application that waits for the member's decision. */
export interface Repetition {
  readonly earlier: OutboxPost<'invitation'>;
  readonly body: InvitationPost;
}

interface Submission {
  readonly isSending: boolean;
  /** Nothing was stored: the code chunk did not load, or the storage failed. */
  readonly hasFailed: boolean;
  readonly repetition: Repetition | null;
  /** Sends the application unless its friend was sent before; then the member decides. */
  readonly submit: (body: InvitationPost) => Promise<void>;
  /** Sends it although the friend was sent before. */
  readonly confirm: () => Promise<void>;
  /** Goes back to the form. */
  readonly decline: () => void;
}

/**
 * Stores the application, notices a repeated friend before, and opens the outcome (R2.24).
 * @param correctedId the post that is replaced
 * @param onStored the application is on the device: the draft can go
 */
export function useSubmission(correctedId: string | null, onStored: () => void): Submission {
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [repetition, setRepetition] = useState<Repetition | null>(null);

  const send = async (body: InvitationPost) => {
    if (isSending) return;
    setSending(true);
    setFailed(false);
    setRepetition(null);
    try {
      if (!(await submitInvitation(body, correctedId))) return setSending(false);
    } catch (error) {
      setSending(false);
      return setFailed(!isRefusedWrite(error));
    }
    onStored();
    await navigate(outcomeHref(body.mergelead), { replace: true });
  };

  return {
    isSending,
    hasFailed,
    repetition,
    submit: async (body) => {
      const corrected = correctedId === null ? null : body.mergelead;
      const posts = await loadPosts('invitation');
      const earlier = findSentInvitation(posts, body, corrected);
      if (earlier) setRepetition({ earlier, body });
      else await send(body);
    },
    confirm: async () => {
      if (repetition) await send(repetition.body);
    },
    decline: () => setRepetition(null),
  };
}
