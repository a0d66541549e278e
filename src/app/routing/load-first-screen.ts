import { withTimeoutOrNull } from '#src/platform/network/with-timeout.ts';
import { matchRoute } from '../routes/routes.tsx';

/** A file that does not come holds back the rest of the page for no longer than this, in ms. */
const LIMIT_MS = 1000;

/** Loads the screen of the address beside the rest of the start, so that the first render shows it. */
export async function loadFirstScreen(): Promise<void> {
  const below = location.pathname.slice(import.meta.env.BASE_URL.length - 1);
  // A screen that cannot be loaded says so itself.
  const file = matchRoute(below)
    .screen.load()
    .catch(() => undefined);
  await withTimeoutOrNull(LIMIT_MS, file);
}
