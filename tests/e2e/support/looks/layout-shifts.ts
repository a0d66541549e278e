import { expect, type Page } from '@playwright/test';

/** A move of one element, in CSS px of the viewport. */
interface Move {
  /** The element with the start of its text. */
  readonly node: string;
  readonly previousRect: string;
  readonly currentRect: string;
}

/** A layout shift as the browser reports it. */
export interface Shift {
  readonly value: number;
  /** Since the page's start, in ms. */
  readonly startTime: number;
  readonly moves: readonly Move[];
}

interface Watch {
  readonly shifts: Shift[];
  /** The frames in which another screen took the place of the previous one, by its title, in ms: begin and end. */
  readonly swaps: [begin: number, end: number][];
}

/** Records the shifts of every page that the tab opens from now on, and removes their stored screens. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    interface Source {
      readonly node: Node | null;
      readonly previousRect: DOMRectReadOnly;
      readonly currentRect: DOMRectReadOnly;
    }
    interface Entry extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly Source[];
    }
    // An empty page between two starts has no storage.
    if (location.protocol === 'about:') return;
    for (const key of Object.keys(localStorage))
      if (key.startsWith('SF_SCREEN')) localStorage.removeItem(key);
    const watch: Watch = { shifts: [], swaps: [] };
    Object.assign(window, { watch });
    const titleNow = () => document.querySelector('main h1');
    let path = location.pathname;
    let title: Element | null = null;
    new MutationObserver(() => {
      const current = titleNow();
      if (path === location.pathname) title = current;
      if (path === location.pathname || title === current) return;
      path = location.pathname;
      title = current;
      const begin = performance.now();
      // The time that a frame is given may be before the end of the previous one on a busy machine.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => watch.swaps.push([begin, performance.now()])),
      );
    }).observe(document, { childList: true, subtree: true });
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      if (!element) return 'removed';
      const text = (node?.textContent ?? '').trim().slice(0, 40);
      return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${text}`;
    };
    const rectOf = ({ x, y, width, height }: DOMRectReadOnly): string =>
      `${x},${y} ${width}×${height}`;
    // What a press moves is reported with `hadRecentInput`; no step of these tests presses anything.
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as unknown as Entry[]) {
        const moves = sources.map(({ node, previousRect, currentRect }) => ({
          node: nameOf(node),
          previousRect: rectOf(previousRect),
          currentRect: rectOf(currentRect),
        }));
        watch.shifts.push({ value, startTime, moves });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The shifts of the open screen: without those before it, and without the frame in which it appeared. */
export const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => {
    const { shifts, swaps } = (window as unknown as { watch: Watch }).watch;
    const [, shown = 0] = swaps.at(-1) ?? [];
    return shifts.filter(({ startTime }) => startTime >= shown);
  });

/** Opens another screen without loading the page, as Back and Forward do, and waits for its first frame. */
export const openInside = (page: Page, address: string): Promise<void> =>
  page.evaluate(async (href) => {
    const { swaps } = (window as unknown as { watch: Watch }).watch;
    const before = swaps.length;
    history.pushState({ key: crypto.randomUUID() }, '', href);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
    while (swaps.length === before) await new Promise(requestAnimationFrame);
  }, address);

const TO_SERVICE = /\/(?:service|crm|lander|suggest)\//;

/** Counts the requests of the addresses that have no response yet; by default those to the service. */
export function watchRequests(page: Page, addresses = TO_SERVICE): () => number {
  const running = new Set<unknown>();
  page.on('request', (request) => {
    if (addresses.test(request.url())) running.add(request);
  });
  page.on('requestfinished', (request) => running.delete(request));
  page.on('requestfailed', (request) => running.delete(request));
  // A page that is left takes its requests with it.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) running.clear();
  });
  return () => running.size;
}

const FRAMES_AT_REST = 12;

/** Waits until the screen is whole: nothing is loading, every request has its response, and nothing changes. */
export async function untilWhole(page: Page, runningRequests: () => number): Promise<void> {
  const framesAtRest = async () => {
    if (runningRequests() > 0) return 0;
    const frames = await page.evaluate(async (most) => {
      const isLoading = () =>
        document.querySelector('main h1') === null ||
        document.querySelector('[data-first-screen], #root [data-loading]') !== null;
      let hasChanged = isLoading();
      const observer = new MutationObserver(() => {
        hasChanged = true;
      });
      observer.observe(document.documentElement, { childList: true, subtree: true });
      let count = 0;
      while (!hasChanged && count < most) {
        await new Promise(requestAnimationFrame);
        count += 1;
      }
      observer.disconnect();
      return count;
    }, FRAMES_AT_REST);
    return runningRequests() > 0 ? 0 : frames;
  };
  await expect.poll(framesAtRest, { message: page.url(), intervals: [50] }).toBe(FRAMES_AT_REST);
}

/** What moved, for a developer who reads the failed test. */
export const describeShifts = (shifts: readonly Shift[]): string =>
  shifts
    .flatMap(({ value, moves }) => [
      value.toFixed(3),
      ...moves.map((move) => `  ${move.node}: ${move.previousRect} → ${move.currentRect}`),
    ])
    .join('\n');
