import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';

/** A start that takes longer counts as infinite, ms. */
export const LIMIT_MS = 60_000;

export interface Element {
  readonly selector: string;
  /** A pattern that its text matches. */
  readonly text?: string;
}

/** What a person waits for. */
export interface Ready extends Element {
  /** A control that has to be pressed before; it is pressed in the frame that shows it. */
  readonly tap?: Element;
  /** The element into which the app draws, where something may show the same before the app does. */
  readonly app?: string;
}

/** ms from the start; Infinity above the limit. */
export interface ReadyTimes {
  /** Until a frame shows it. */
  readonly content: number;
  /** Until the app itself shows it and reacts to a press. */
  readonly takenOver: number;
}

const NEVER: ReadyTimes = { content: Infinity, takenOver: Infinity };

/** The key in session storage of the time from which is measured, ms since the epoch. */
const START_KEY = 'bench-start';

/**
 * Watches the documents that the page opens from now on.
 * @returns resolves with the times from the start of the first document, or from `press`.
 */
export async function watchReady(page: Page, ready: Ready): Promise<() => Promise<ReadyTimes>> {
  const { promise, resolve } = Promise.withResolvers<ReadyTimes>();
  const report = `report${randomUUID().replaceAll('-', '')}`;
  await page.exposeFunction(report, resolve);
  await page.addInitScript(look, { ready, report, key: START_KEY });
  return async () => {
    const timer = setTimeout(() => resolve(NEVER), LIMIT_MS);
    const times = await promise;
    clearTimeout(timer);
    return times;
  };
}

/** Runs in the page. */
function look({ ready, report, key }: { ready: Ready; report: string; key: string }): void {
  if (window !== window.top || !location.protocol.startsWith('http')) return;
  const start = Number((sessionStorage[key] ??= String(performance.timeOrigin)));
  const find = ({ selector, text = '' }: Element, place = '') =>
    [...document.querySelectorAll<HTMLElement>(`${place} ${selector}`)].find(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        new RegExp(text).test(element.textContent),
    );
  const now = () => performance.timeOrigin + performance.now() - start;
  let { tap } = ready;
  let content: number | undefined;
  const frames = new MessageChannel();
  // After the frame, when the page is laid out: before, the check would lay it out once more.
  const onFrame = () => frames.port2.postMessage(null);
  frames.port1.onmessage = () => {
    const control = tap && find(tap);
    if (control) {
      tap = undefined;
      control.click();
    }
    if (find(ready)) content ??= now();
    if (content === undefined || !find(ready, ready.app))
      return void requestAnimationFrame(onFrame);
    const times = { content, takenOver: now() };
    (window as unknown as Record<string, (times: ReadyTimes) => void>)[report]?.(times);
  };
  requestAnimationFrame(onFrame);
}

/** Presses the control and measures from this press instead of the first document's start. */
export const press = (page: Page, selector: string): Promise<void> =>
  page.evaluate(
    ({ key, control }) => {
      sessionStorage[key] = String(performance.timeOrigin + performance.now());
      document.querySelector<HTMLElement>(control)?.click();
    },
    { key: START_KEY, control: selector },
  );
