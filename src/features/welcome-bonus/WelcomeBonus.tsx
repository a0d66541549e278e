import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { database } from '#src/data/db/area/database.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { loadNewBonus, storeAnnouncedBonus } from '#src/data/db/welcome-bonus.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { selectCards } from '#src/domain/member/card.ts';
import type { Operation } from '#src/domain/operations/operation.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { withFreeLock } from '#src/platform/page/locks.ts';
import { isPageShown } from '#src/platform/page/page-shown.ts';
import { member } from '#src/state/member/member.ts';
import { dialogs, showHighlight } from '#src/state/page/dialogs.ts';
import { syncStatus } from '#src/state/session/sync-status.ts';
import { fetchWelcomeBonus } from '#src/sync/refresh/welcome-bonus.ts';
import { useFetched } from '#src/sync/requests/use-fetched.ts';

const load = (): Promise<Operation | null> =>
  // A database that closes at a sign-out has nothing to announce.
  Promise.resolve()
    .then(() => loadNewBonus(database(), Date.now()))
    .catch(() => null);

/** Never rejects: without a response nothing is announced (R4.12). */
const check = (_: string, signal: AbortSignal): Promise<Operation | null> =>
  fetchWelcomeBonus(signal).catch(() => null);

/**
 * The welcome bonus that waits to be announced; null without one, and until the service has confirmed it after this
 * tab refreshed the operations.
 * @param isWanted false where none is announced: then nothing is requested
 */
function useWaitingBonus(isWanted: boolean): Operation | null {
  const { state, updatedAt } = useSnapshot(syncStatus.operations);
  const stored = useStored(load) ?? null;
  const isDue = isWanted && stored !== null && state === 'idle' && updatedAt !== null;
  const { response } = useFetched(check, `${stored?.id} ${updatedAt}`, isDue);
  return isDue && response?.id === stored.id ? response : null;
}

/** How often a waiting bonus checks whether the screen is free, in ms. */
const CHECK_MS = 500;

/** Nothing lies over the screen, and the member types nothing. */
const isFree = (): boolean =>
  isPageShown() &&
  dialogs.canShow &&
  dialogs.open.length === 0 &&
  document.querySelector('dialog[open]') === null &&
  document.activeElement?.matches('input, textarea, select') !== true;

/**
 * Announces the welcome bonus once (R4.12): on the profile, where the coins are, so that it covers no form,
 * no scanner and no other celebration.
 */
export function WelcomeBonus() {
  const { t } = useTranslation('bonus');
  const format = useFormat();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { cards, cardsKnown } = useSnapshot(member);
  const { state } = selectCards(cards);
  // A card that is off or blocked is explained first: its coins cannot be spent.
  const canSpend = cardsKnown && (state === 'active' || state === 'none');
  const waiting = useWaitingBonus(pathname === hrefs.profile() && canSpend);

  const announce = useEffectEvent(async ({ id, amount }: Operation) => {
    if (!isFree()) return;
    const hasCard = state === 'active';
    // In one tab at a time; without locks in the browser in each.
    const wantsMore = await withFreeLock('welcome-bonus', async () => {
      // Another tab may have announced it a moment ago.
      if ((await loadNewBonus(database(), Date.now()))?.id !== id) return false;
      const isAccepted = await showHighlight({
        title: t('title', { coins: format.coins(amount) }),
        figure: format.signed(amount),
        message: t(hasCard ? 'text' : 'textWithoutCard', { noun: format.coinNoun(1) }),
        action: t(hasCard ? 'toCatalog' : 'toCard'),
      });
      // Only now: a reload before the member has read it must not lose it.
      await storeAnnouncedBonus(id);
      return isAccepted;
    });
    if (wantsMore) await navigate(hasCard ? hrefs.catalog() : hrefs.getCard());
  });

  useEffect(() => {
    if (!waiting) return;
    const tryToAnnounce = () => void announce(waiting).catch(() => undefined);
    tryToAnnounce();
    const timer = setInterval(tryToAnnounce, CHECK_MS);
    return () => clearInterval(timer);
  }, [waiting]);

  return null;
}
