import type { Locator, Page } from '@playwright/test';

/** A step that takes longer counts as not measured, ms. */
const LIMIT_MS = 60_000;
const FRAMES = 180;
const PIXELS_A_FRAME = 60;

/** How long a step kept a person waiting, and how much it blocked the page meanwhile. */
export interface Measure {
  /** ms; for scrolling the median frame. */
  readonly ms: number;
  /** Tasks of more than 50 ms, and the longest of them in ms; 0 when there is none. */
  readonly longTasks: number;
  readonly longest: number;
}

/** Records long tasks of every document of the page from its start. */
export const noteLongTasks = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const tasks: PerformanceEntry[] = [];
    Object.assign(globalThis, { longTasks: tasks });
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
      type: 'longtask',
      buffered: true,
    });
  });

/** Takes the durations in ms; a task is reported some time after its end. */
const takeLongTasks = (page: Page, since = 0): Promise<number[]> =>
  page.evaluate(
    (start) =>
      (globalThis as unknown as { longTasks: PerformanceEntry[] }).longTasks
        .splice(0)
        .filter(({ startTime }) => startTime >= start)
        .map(({ duration }) => duration),
    since,
  );

async function withTasks(page: Page, ms: number, since = 0): Promise<Measure> {
  const tasks = await takeLongTasks(page, since);
  return { ms, longTasks: tasks.length, longest: Math.max(0, ...tasks) };
}

/** Measures from the start of the navigation until the page shows the text. */
export async function open(page: Page, address: string, whenThere: RegExp): Promise<Measure> {
  await page.goto(address, { waitUntil: 'commit' });
  const ready = await page.waitForFunction(
    (pattern) => new RegExp(pattern).test(document.body.innerText) && performance.now(),
    whenThere.source,
    { polling: 'raf', timeout: LIMIT_MS },
  );
  return withTasks(page, Number(await ready.jsonValue()));
}

/**
 * Measures from a press (or the choice of an option) until the text of `watched` has changed and is drawn.
 * @param option - the value to set in a select; null for a press
 * @returns ms is NaN when the control is missing or nothing changes.
 */
export async function change(
  page: Page,
  control: Locator,
  option: string | null,
  watched: string,
): Promise<Measure> {
  if ((await control.count()) === 0) return { ms: NaN, longTasks: 0, longest: 0 };
  await takeLongTasks(page);
  const ms = await control.first().evaluate(
    async (element, { value, selector, limit }) => {
      const frame = () => new Promise(requestAnimationFrame);
      const text = () => document.querySelector(selector)?.textContent;
      const before = text();
      const start = performance.now();
      if (element instanceof HTMLSelectElement && value !== null) {
        element.value = value;
        element.dispatchEvent(new Event('change', { bubbles: true }));
      } else (element as HTMLElement).click();
      while (text() === before) {
        if (performance.now() - start > limit) return NaN;
        await frame();
      }
      await frame();
      return performance.now() - start;
    },
    { value: option, selector: watched, limit: LIMIT_MS },
  );
  return withTasks(page, ms);
}

/** Scrolls on by PIXELS_A_FRAME each frame and returns the median frame. */
export async function scroll(page: Page): Promise<Measure> {
  const { ms, start } = await page.evaluate(
    async ({ count, pixels }) => {
      const frames: number[] = [];
      const start = performance.now();
      let last = start;
      for (let index = 0; index < count; index += 1) {
        scrollBy(0, pixels);
        const now = await new Promise<number>(requestAnimationFrame);
        frames.push(now - last);
        last = now;
      }
      return { ms: frames.toSorted((a, b) => a - b)[Math.floor(count / 2)] ?? NaN, start };
    },
    { count: FRAMES, pixels: PIXELS_A_FRAME },
  );
  return withTasks(page, ms, start);
}
