import { expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import axe from 'axe-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * Fails when the page in its present state violates a rule of WCAG 2.2 A and AA or of axe's best practices;
 * the message has the rule, the element and axe's advice.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const findings = await axeFindings(page, TAGS);
  expect(findings, findings.join('\n\n')).toEqual([]);
}

interface AxeReading extends Pick<AxeResults, 'violations'> {
  /** Whether a transition or an animation began meanwhile. */
  readonly hasMoved: boolean;
}

/**
 * Runs axe, which the page must have, once no animation runs: a half-transparent element has too little contrast.
 * Endless animations never finish, nor do those in a closed disclosure, whose time stands still. All in one call: what
 * began between two would be seen by neither.
 */
const readAxe = (page: Page, runOnly: readonly string[]): Promise<AxeReading> =>
  page.evaluate(async (rules) => {
    const findMoving = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' &&
            effect instanceof KeyframeEffect &&
            effect.target?.checkVisibility() === true &&
            effect.getComputedTiming().endTime !== Infinity,
        );
    // What ends may set off the next, such as a button that becomes active.
    for (let moving = findMoving(); moving.length > 0; moving = findMoving()) {
      await Promise.allSettled(moving.map(({ finished }) => finished));
    }
    const { axe } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
    const state = { hasMoved: false };
    const move = () => Object.assign(state, { hasMoved: true });
    const beginnings = ['transitionrun', 'animationstart'];
    for (const name of beginnings) document.addEventListener(name, move);
    const { violations } = await axe.run({ runOnly: rules, resultTypes: ['violations'] });
    for (const name of beginnings) document.removeEventListener(name, move);
    return { violations, hasMoved: state.hasMoved || findMoving().length > 0 };
  }, runOnly);

/** The only rule whose result depends on the brand and the theme. */
export const COLOUR_RULE: readonly string[] = ['color-contrast'];

/** A page that moves on is no reason to read it for ever. */
const MOST_READINGS = 10;

/**
 * Runs axe on the page in its present state.
 * @param rules tags or names of rules; by default WCAG 2.2 A and AA with axe's best practices.
 * @returns one text for each violating element.
 */
export async function axeFindings(
  page: Page,
  rules: readonly string[] = TAGS,
): Promise<readonly string[]> {
  // The debugger evaluates it, because the page's security policy allows no foreign script.
  await page.evaluate(axe.source);
  let reading = await readAxe(page, rules);
  // Text that began to fade while axe read the page has the contrast of no state.
  for (let readings = 1; reading.hasMoved && readings < MOST_READINGS; readings++) {
    reading = await readAxe(page, rules);
  }
  const { violations } = reading;
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id}: ${help}\n  ${target.join(' ')}\n  ${failureSummary ?? ''}`,
    ),
  );
}

/** Reports a page that is wider than its window: 320 px is a zoom of 400 % (WCAG 1.4.10). */
export const overflowFindings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth
      ? [`the page is ${scrollWidth} px wide in ${clientWidth}`]
      : [];
  });
