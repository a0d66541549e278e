import i18next from 'i18next';
import { notifyTabs, onTabMessage } from '#src/platform/page/tabs.ts';
import { session } from '#src/state/session/session.ts';

/** Period of the ticks, in ms; a browser may run a hidden tab's timer once a minute. */
const TICK_MS = 30_000;
/** 40 ticks (R4.8). */
const LIMIT_MS = 40 * TICK_MS;
/** How long before the end the tab's title warns, in ms. */
const WARNING_MS = 2 * 60_000;
/** A longer gap between two ticks: the page was frozen or the device slept, which counts as one tick. */
const LONGEST_GAP_MS = 90_000;

/** Shows a warning as the title of the hidden tab; the returned function restores the title. */
function warnInTitle(): () => void {
  const { title } = document;
  document.title = i18next.t('states:ended.warning', { title });
  return () => {
    document.title = title;
  };
}

/**
 * Calls `onIdle` once no tab of the app was visible for 20 minutes while it ran (R4.8), and warns in the
 * tab's title two minutes before. Any visible tab counts as use of all of them.
 */
export function watchIdleness(onIdle: () => void): void {
  let hiddenMs = 0;
  let checkedAt = performance.now();
  let restoreTitle: (() => void) | null = null;

  const reset = () => {
    hiddenMs = 0;
    checkedAt = performance.now();
    restoreTitle?.();
    restoreTitle = null;
  };
  const check = () => {
    if (document.visibilityState === 'visible') notifyTabs({ type: 'in-use' });
    if (document.visibilityState === 'visible' || session.status !== 'authenticated') {
      reset();
      return;
    }
    const gap = performance.now() - checkedAt;
    checkedAt += gap;
    hiddenMs += gap > LONGEST_GAP_MS ? TICK_MS : gap;
    if (hiddenMs >= LIMIT_MS) {
      reset();
      onIdle();
    } else if (hiddenMs >= LIMIT_MS - WARNING_MS) {
      restoreTitle ??= warnInTitle();
    }
  };
  setInterval(check, TICK_MS);
  document.addEventListener('visibilitychange', check);
  onTabMessage(({ type }) => {
    if (type === 'in-use') reset();
  });
}
