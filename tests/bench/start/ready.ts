import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';

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
}

/** The key in session storage of the time from which is measured, ms since the epoch. */
const START_KEY = 'bench-start';

/**
 * Watches the documents that the page opens from now on.
 * @returns resolves with the ms from the start of the first document, or from `press`, to the frame that
 *   first shows the element; Infinity above the limit.
 */
export async function watchReady(page: Page, ready: Ready): Promise<() => Promise<number>> {
  const { promise, resolve } = Promise.withResolvers<number>();
  const report = `report${randomUUID().replaceAll('-', '')}`;
  await page.exposeFunction(report, resolve);
  await page.addInitScript(look, { ready, report, key: START_KEY });
  return async () => {
    const timer = setTimeout(() => resolve(Infinity), LIMIT_MS);
    const ms = await promise;
    clearTimeout(timer);
    return ms;
  };
}

/** Runs in the page. */
function look({ ready, report, key }: { ready: Ready; report: string; key: string }): void {
  if (window !== window.top || !location.protocol.startsWith('http')) return;
  const start = Number((sessionStorage[key] ??= String(performance.timeOrigin)));
  const find = ({ selector, text = '' }: Element) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) => element.checkVisibility() && new RegExp(text).test(element.textContent),
    );
  let { tap } = ready;
  const onFrame = () => {
    const control = tap && find(tap);
    if (control) {
      tap = undefined;
      control.click();
    }
    if (!find(ready)) return void requestAnimationFrame(onFrame);
    const ms = performance.timeOrigin + performance.now() - start;
    (window as unknown as Record<string, (ms: number) => void>)[report]?.(ms);
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
