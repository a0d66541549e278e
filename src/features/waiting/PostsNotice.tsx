import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { loadUnsentPosts } from '#src/data/db/outbox/posts.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { postHref } from '#src/domain/outbox/post-address.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { canWrite } from '#src/platform/owner-view/owner-view.ts';
import { network } from '#src/state/page/network.ts';
import { useBanner } from '#src/sync/events/use-banner.ts';
import { NoticeBar } from '#src/ui/app/NoticeBar/NoticeBar.tsx';

// A notice stands outside of the screens: when a sign-out closes the database, it ends without an error.
const loadUnsent = () => loadUnsentPosts().catch(() => []);

/**
 * The posts that were refused, or wait for a network, on every screen but their own (R9.10). Posts that wait
 * while there is a network are being sent, so they are not shown.
 */
export function PostsNotice() {
  const { t } = useTranslation('overlays');
  const format = useFormat();
  const { reachable } = useSnapshot(network);
  const { pathname } = useLocation();
  const [closed, setClosed] = useState<readonly string[]>([]);
  const unsent = useStored(loadUnsent) ?? [];
  const idOf = ({ state, requestId }: (typeof unsent)[number]) => state + requestId;
  const open = unsent.filter((post) => !closed.includes(idOf(post)));
  const refused = open.filter(({ state }) => state === 'refused');
  const shown = refused.length > 0 ? refused : reachable ? [] : open;
  // The line leads to what is elsewhere; its number is that of the list there.
  const isElsewhere = shown.some((post) => postHref(post).split('?')[0] !== pathname);
  const isWanted = isElsewhere && canWrite() && pathname !== hrefs.waiting();
  const isShown = useBanner('posts', isWanted);
  if (!isShown) return null;
  const isRefused = refused.length > 0;
  return (
    <NoticeBar
      icon={isRefused ? 'circle-x' : 'hourglass'}
      tone={isRefused ? 'negative' : 'neutral'}
      text={t(isRefused ? 'notice.refused' : 'notice.waiting', {
        number: format.number(shown.length),
      })}
      action={t('notice.see')}
      to={hrefs.waiting()}
      onClose={() => setClosed((before) => [...before, ...shown.map(idOf)])}
    />
  );
}
