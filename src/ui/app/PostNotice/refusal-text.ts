import i18next from 'i18next';
import { NOT_PASSED, type PostRefusal } from '#src/domain/outbox/outbox-post.ts';

/** HTTP status of a body that somebody on the way does not take. */
const TOO_LARGE = 413;

/**
 * Why a post was not taken: our own text for the lander's anti-spam (R8.3) and for a network that does not pass it
 * on (R9.13), else the text that came with the refusal; null without one.
 */
export function refusalText({ errorCode, status = 0, text }: PostRefusal): string | null {
  if (errorCode === 'ANTI_SPAM') return i18next.t('posts:antiSpam');
  if (errorCode !== NOT_PASSED) return text === '' ? null : text;
  const ours = i18next.t(status === TOO_LARGE ? 'posts:tooLarge' : 'posts:notPassedReason', {
    status,
  });
  return text === null ? ours : `${ours} «${text}»`;
}
