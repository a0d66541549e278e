import '#src/ui/styles/styles.css';
import '#src/ui/app/PageLoader/PageLoader.css';
import { storedLanguage } from '#src/i18n/language.ts';
import { isProviderReachable } from '#src/platform/auth/probe.ts';
import { isCallback } from '#src/platform/auth/sign-in-callback.ts';
import { nextFrame } from '#src/platform/first-paint/next-frame.ts';
import {
  addStyles,
  requestAhead,
  type StartFiles,
  startFiles,
} from '#src/platform/first-paint/start-files.ts';
import { keepInstallPrompt } from '#src/platform/install/install-prompt.ts';
import { pauseOf } from '#src/platform/network/with-timeout.ts';
import { isAtCodes, showFirstCodes } from './first-codes.ts';
import { needsSignIn, showsStoredArea } from './first-content.ts';
import { type EndFirst, NO_SCREEN, showFirstScreen, untilFont } from './first-screen.ts';
import { applyFirstTheme } from './first-theme.ts';

type App = typeof import('#src/main.tsx');
type FirstVisit = typeof import('./first-visit.ts');

/** A letter of each file of the app's font. */
const ALPHABETS = String.fromCodePoint(0x44f, 0x7a);

/** How long until a file that did not come is requested again, in ms. */
const RETRY_MS = 3000;

/** Loads a module; while it does not come, the static loader stays and it is requested again. */
async function load<T>(file: string): Promise<T> {
  for (;;) {
    try {
      return (await import(/* @vite-ignore */ file)) as T;
    } catch {
      await pauseOf(RETRY_MS);
    }
  }
}

/** The first part of the address below the base; empty for the profile. */
const partOfAddress = (): string => location.pathname.split('/')[2] ?? '';

/**
 * What the app and the address's screen will import, all at once.
 * @param isShown the page shows what the address last showed, and the app follows with all of it
 */
function filesAhead({ ahead }: StartFiles, isShown: boolean): readonly string[] {
  const part = partOfAddress();
  const language = storedLanguage();
  // The profile's first content with its Russian texts is part of the app.
  const isInApp = part === '' && !isShown;
  const names = ['app'];
  if (!isInApp) names.push(part);
  if (!isInApp || language !== 'ru') names.push(language);
  if (isCallback()) names.push('callback');
  return names.flatMap((name) => ahead[name] ?? []);
}

/** Shows what the device has for the address. The app uses the processor only after it is painted. */
async function showFirst({ styles }: StartFiles): Promise<EndFirst> {
  if (!showsStoredArea()) return NO_SCREEN;
  if (!isAtCodes()) return showFirstScreen(styles);
  await showFirstCodes();
  return NO_SCREEN;
}

async function startApp(
  files: StartFiles,
  isProviderAway: boolean,
  endFirst = NO_SCREEN,
): Promise<void> {
  requestAhead(filesAhead(files, endFirst !== NO_SCREEN));
  await nextFrame();
  await nextFrame();
  const styles = addStyles(files.styles).then(() => untilFont(ALPHABETS));
  const { start } = await load<App>(files.app);
  await start(styles, isProviderAway, endFirst);
}

/** The app is not loaded on a device that knows nobody: its page leaves for the sign-in page. */
async function start(): Promise<void> {
  applyFirstTheme();
  const files = startFiles();
  if (!needsSignIn()) {
    return startApp(files, false, await showFirst(files));
  }
  const probe = isProviderReachable();
  const { leaveForSignIn } = await load<FirstVisit>(files.signIn);
  const hasLeft = await leaveForSignIn(probe);
  if (hasLeft !== true) await startApp(files, hasLeft === false);
}

// The browser restores a page by Back as it was left: on its way to the sign-in page, or with data of a
// member who has left meanwhile.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());

keepInstallPrompt();

void start();
