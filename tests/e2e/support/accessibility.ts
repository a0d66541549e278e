import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails with rule, place and advice when axe finds something on the page as it now is: WCAG 2.2 A
 * and AA with axe's best practices.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await untilAtRest(page);
  // Evaluated by the debugger and so outside the page's policy, which allows no foreign script.
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (tags) =>
      (window as unknown as { axe: { run(options: object): Promise<AxeResults> } }).axe.run({
        runOnly: tags,
        resultTypes: ['violations'],
      }),
    TAGS,
  );
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`,
    ),
  );
  expect(findings, findings.join('\n\n')).toEqual([]);
}

/** Waits until what moves in has arrived: half transparent it has no contrast. Spinners never arrive. */
const untilAtRest = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
