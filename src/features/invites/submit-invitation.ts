import i18next from 'i18next';
import { followQuery } from '#src/data/db/follow-query.ts';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import type { OutboxPost, PostRefusal } from '#src/domain/outbox/outbox-post.ts';
import type { InvitationPost } from '#src/domain/outbox/post-bodies.ts';
import { showToast } from '#src/state/page/overlays.ts';
import type { Write } from '#src/sync/use-write.ts';
import { refusalText } from '#src/ui/app/PostNotice/refusal-text.ts';

/** How long a toast about a refusal of the lander stays, in ms (R8.3). */
const REFUSAL_MS = 6000;

/** The refusal as a text, also of a lander that gave none (R8.3). */
export const refusalWords = (refusal: PostRefusal): string =>
  refusalText(refusal) ?? i18next.t('common:error');

/** Shows the outcome of an attempt as a toast when the lander refused it (R8.3). */
function reportRefusal(post: OutboxPost | undefined): void {
  if (post?.state !== 'refused' || post.refusal === null) return;
  showToast({ text: refusalWords(post.refusal), color: 'error', timer: REFUSAL_MS });
}

type Application = OutboxPost<'invitation'>;

/** Resolves with the application once it is on the device; `stop` ends the wait. */
function untilStored(isMeant: (post: Application) => boolean): {
  readonly stored: Promise<Application>;
  readonly stop: () => void;
} {
  const { promise: stored, resolve } = Promise.withResolvers<Application>();
  const stop = followQuery(
    () => loadPosts('invitation'),
    (posts) => {
      const found = posts.find(isMeant);
      if (found) resolve(found);
    },
  );
  return { stored, stop };
}

/**
 * Stores an application and starts to send it (R2.24, R9.10). Resolves once it is on the device: from then
 * on nothing is lost, and the outcome is read from the outbox.
 * @param correctedId the post that this application replaces
 * @param requestId of a new application: submitting the same form again finds its post (R7.31)
 * @returns the stored post; undefined when the lander may already have the corrected one: nothing was stored
 * @throws {TypeError} when the code chunk cannot be loaded: nothing was stored
 */
export async function submitInvitation(
  write: Write,
  body: InvitationPost,
  correctedId: string | null,
  requestId: string,
): Promise<Application | undefined> {
  const sync = await write();
  const { stored, stop } = untilStored((post) =>
    correctedId === null
      ? post.requestId === requestId
      : post.body.mergelead === body.mergelead && post.requestId !== correctedId,
  );
  const settled =
    correctedId === null
      ? sync.submitPost('invitation', body, requestId)
      : sync.revisePost<'invitation'>(correctedId, () => body);
  settled.then(reportRefusal, () => undefined);
  try {
    return await Promise.race([stored, settled]);
  } finally {
    stop();
  }
}

/** Sends a refused application again; the outcome is read from the outbox. */
export async function retryInvitation(write: Write, requestId: string): Promise<void> {
  const sync = await write().catch(() => null);
  if (!sync) return showToast({ key: 'tryAgain', color: 'error' });
  reportRefusal(await sync.retryPost(requestId));
}

/** Deletes an application that nobody has received. */
export async function removeInvitation(write: Write, requestId: string): Promise<void> {
  const sync = await write().catch(() => null);
  if (!sync) return showToast({ key: 'tryAgain', color: 'error' });
  await sync.deletePost(requestId);
}
