import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with rule, place and advice when axe finds something on the page as it now is: WCAG 2.2 A
 * and AA with axe's best practices.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const findings = await axeFindings(page, TAGS);
  expect(findings, findings.join('\n\n')).toEqual([]);
}

/** The one rule whose outcome another brand or theme changes. */
export const COLOUR_RULE: readonly string[] = ['color-contrast'];

/**
 * What axe finds on the page as it now is, a text a place.
 * @param rules tags or names of rules; without them WCAG 2.2 A and AA with axe's best practices.
 */
export async function axeFindings(
  page: Page,
  rules: readonly string[] = TAGS,
): Promise<readonly string[]> {
  await untilAtRest(page);
  // Evaluated by the debugger and so outside the page's policy, which allows no foreign script.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        runOnly,
        resultTypes: ['violations'],
      }),
    rules,
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`,
    ),
  );
}

/** Says when the page is wider than its window: at 320 px that is a zoom of 400 % (WCAG 1.4.10). */
export const overflowFindings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth
      ? [`the page is ${scrollWidth} px wide in ${clientWidth}`]
      : [];
  });

/** Waits until what moves in has arrived: half transparent it has no contrast. Spinners never arrive. */
const untilAtRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
