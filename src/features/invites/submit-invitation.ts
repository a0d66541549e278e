import i18next from 'i18next';
import { followQuery } from '#src/data/db/follow-query.ts';
import { loadPosts } from '#src/data/db/posts.ts';
import type { InvitationPost, OutboxPost, PostRefusal } from '#src/domain/outbox-post.ts';
import { showToast } from '#src/state/overlays.ts';
import { loadSync } from '#src/sync/load-sync.ts';

/** How long a toast about a refusal of the lander stays, in ms (specification §9). */
const REFUSAL_MS = 6000;

/** The refusal as a text: the specification's for the anti-spam, else the lander's own (R8.3). */
export function refusalText({ errorCode, text }: PostRefusal): string {
  if (errorCode === 'ANTI_SPAM') return i18next.t('posts:antiSpam');
  return text === null || text === '' ? i18next.t('common:error') : text;
}

/**
 * Shows the outcome of an attempt as a toast when the lander refused it.
 * @param withToast the flag of specification §8: without it only the notice on the screen says so
 */
function reportRefusal(post: OutboxPost | undefined, withToast: boolean): void {
  if (!withToast || post?.state !== 'refused' || post.refusal === null) return;
  showToast({ text: refusalText(post.refusal), color: 'error', timer: REFUSAL_MS });
}

/** Resolves once the application is on the device; `stop` ends the wait. */
function untilStored(
  mergelead: string,
  correctedId: string | null,
): {
  readonly stored: Promise<void>;
  readonly stop: () => void;
} {
  const { promise: stored, resolve } = Promise.withResolvers<void>();
  const stop = followQuery(
    () => loadPosts('invitation'),
    (posts) => {
      const isStored = posts.some(
        ({ body, requestId }) => body.mergelead === mergelead && requestId !== correctedId,
      );
      if (isStored) resolve();
    },
  );
  return { stored, stop };
}

/**
 * Stores an application and starts to send it (R2.24, R9.10). Resolves once it is on the device: from then
 * on nothing is lost, and the outcome is read from the outbox.
 * @param correctedId the post that this application replaces
 * @returns false when the lander may already have the corrected post: nothing was stored
 * @throws {TypeError} when the code chunk cannot be loaded; {ServiceError} `forbidden` in owner view: nothing
 * was stored
 */
export async function submitInvitation(
  body: InvitationPost,
  correctedId: string | null,
  withToast = true,
): Promise<boolean> {
  const sync = await loadSync();
  const { stored, stop } = untilStored(body.mergelead, correctedId);
  const settled =
    correctedId === null
      ? sync.submitPost('invitation', body)
      : sync.revisePost<'invitation'>(correctedId, () => body);
  settled.then(
    (post) => reportRefusal(post, withToast),
    () => undefined,
  );
  try {
    return await Promise.race([
      stored.then(() => true),
      settled.then((post) => post !== undefined),
    ]);
  } finally {
    stop();
  }
}

/** Sends a refused application again; the outcome is read from the outbox. */
export async function retryInvitation(requestId: string, withToast = true): Promise<void> {
  const sync = await loadSync().catch(() => null);
  if (!sync) return showToast({ key: 'tryAgain', color: 'error' });
  reportRefusal(await sync.retryPost(requestId), withToast);
}

/** Deletes an application that nobody has received. */
export async function removeInvitation(requestId: string): Promise<void> {
  const sync = await loadSync().catch(() => null);
  if (!sync) return showToast({ key: 'tryAgain', color: 'error' });
  await sync.deleteOwnPost(requestId);
}
