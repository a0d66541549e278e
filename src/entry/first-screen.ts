import { storedLanguage } from '#src/i18n/language.ts';
import { elementOf, restoreScroll } from '#src/platform/first-paint/element-record.ts';
import { addStyles } from '#src/platform/first-paint/start-files.ts';
import { loadScreen, removeScreen } from '#src/platform/first-paint/stored-screen.ts';
import { withTimeoutOrNull } from '#src/platform/network/with-timeout.ts';
import './first-screen.css';

/** Marks the link or button that the member pressed. */
const PRESSED = 'data-pressed';

/** The app's font; each alphabet is a file of its own. */
const FONT = '1em Onest';

/** A font that takes longer comes while the screen is shown, in ms. */
const FONT_LIMIT_MS = 200;

/** Resolves when the text's font is loaded: a font that loads after its text would move it. */
export const untilFont = (text: string): Promise<unknown> =>
  withTimeoutOrNull(
    FONT_LIMIT_MS,
    document.fonts.load(FONT, text).catch(() => undefined),
  );

/** Marks what is pressed, which the app then presses: nothing in the stored screen itself reacts. */
function followPresses(screen: Element): void {
  const onClick = ({ clientX, clientY }: MouseEvent) => {
    if (!screen.isConnected) return removeEventListener('click', onClick);
    const pressed = [...screen.querySelectorAll('a, button')].findLast((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
    });
    screen.querySelector(`[${PRESSED}]`)?.removeAttribute(PRESSED);
    pressed?.setAttribute(PRESSED, '');
  };
  addEventListener('click', onClick);
}

/** The stored screen as an element; null without one. A record that builds none is dropped. */
function build(elements: readonly unknown[]): HTMLElement | null {
  try {
    const screen = document.createElement('div');
    screen.append(...elements.map(elementOf));
    return screen;
  } catch {
    removeScreen();
    return null;
  }
}

/** Lets the app take the place of what was shown before it. */
export type EndFirst = () => void;

/** Nothing was shown. */
export const NO_SCREEN: EndFirst = () => undefined;

/** Removes the screen, and presses in the app what the member pressed in it. */
function endScreen(screen: Element): void {
  if (!screen.isConnected) return;
  const pressed = screen.querySelector(`[${PRESSED}]`);
  const { left, top, width, height } = (pressed ?? screen).getBoundingClientRect();
  screen.remove();
  if (!pressed) return;
  const control = document
    .elementFromPoint(left + width / 2, top + height / 2)
    ?.closest<HTMLElement>('a, button');
  // Something else may have come there since.
  const isSame =
    control?.textContent === pressed.textContent &&
    control.getAttribute('href') === pressed.getAttribute('href');
  if (isSame) control.click();
}

/**
 * Shows what the address last showed, until the app takes over. Resolves when it is painted: the app uses the
 * processor only after that.
 * @param styles the app's style sheets, which come before those of the screen
 */
export async function showFirstScreen(styles: readonly string[]): Promise<EndFirst> {
  // The app scrolls to the part that the address names.
  if (location.hash !== '') return NO_SCREEN;
  const stored = loadScreen(storedLanguage());
  if (!stored) return NO_SCREEN;
  const applied = addStyles([...new Set([...styles, ...stored.styles])]);
  const screen = build(stored.elements);
  if (!screen) return NO_SCREEN;
  const font = untilFont(screen.textContent);
  if (!(await applied)) return NO_SCREEN;
  await font;
  screen.setAttribute('data-first-screen', '');
  screen.inert = true;
  screen.ariaBusy = 'true';
  // The parser may not have reached the root, which follows.
  document.body.prepend(screen);
  restoreScroll(screen);
  followPresses(screen);
  return () => endScreen(screen);
}
