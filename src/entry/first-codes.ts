import { hrefs } from '#src/domain/hrefs.ts';
import { showFirstView } from '#src/features/orders/pickup/first-view.ts';
import { storedLanguage } from '#src/i18n/language.ts';
import { nextFrame } from '#src/platform/first-paint/next-frame.ts';
import { loadCode } from '#src/platform/first-paint/stored-code.ts';

const addressOf = (href: string): string => import.meta.env.BASE_URL + href.slice(1);

/** Whether the address is that of the codes. */
export const isAtCodes = (): boolean =>
  location.pathname + location.search === addressOf(hrefs.codes());

/** Shows the code of the first open order from the device (R2.20). Resolves when it is painted. */
export async function showFirstCodes(): Promise<void> {
  const leave = () => {
    const screen: unknown = { ...(history.state as object | null), over: undefined };
    history.replaceState(screen, '', addressOf(hrefs.orders()));
  };
  const code = loadCode();
  if (!code || !showFirstView(code, storedLanguage(), leave)) return;
  await nextFrame();
  await nextFrame();
}
