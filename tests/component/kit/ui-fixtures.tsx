import axe, { type RunOptions } from 'axe-core';
import type { ReactNode } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect } from 'vitest';
import type { BrandName } from '#src/brand/brand.ts';
import { loadTexts, startI18n } from '#src/i18n/setup.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import type { Theme } from '#src/platform/stored/theme.ts';
import '#src/ui/styles/styles.css';

let root: Root;
let container: HTMLElement;

beforeEach(async () => {
  // The app ignores a second tap at the place of the press that closed a dialog.
  dispatchEvent(new PointerEvent('pointermove', { clientX: -1000, clientY: -1000 }));
  await startI18n('token');
  await loadTexts();
  await switchLanguage('ru');
  applyBrandTheme('synergy', 'light');
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
  localStorage.clear();
});

/** Renders content in the container of the previous one, at an address that stands from the first one on. */
export const show = (content: ReactNode, address = '/'): void =>
  root.render(<MemoryRouter initialEntries={[address]}>{content}</MemoryRouter>);

/** Applies a brand’s colours and a theme to the page. */
export function applyBrandTheme(brand: BrandName, theme: Theme): void {
  Object.assign(document.documentElement.dataset, { brand, theme });
}

/** Running transitions and animations, except endless ones. */
const countRunningAnimations = () =>
  document.getAnimations().filter(({ effect, playState }) => {
    return playState === 'running' && effect?.getTiming().iterations !== Infinity;
  }).length;

/** Waits until all transitions and animations have finished. */
export const atRest = (): Promise<void> => expect.poll(countRunningAnimations).toBe(0);

const ALL_RULES: RunOptions = { rules: { 'page-has-heading-one': { enabled: true } } };
/** The only rule whose result depends on the brand and the theme. */
const COLOUR_RULE: RunOptions = { runOnly: ['color-contrast'] };

const nextFrame = () => new Promise(requestAnimationFrame);

async function findingsOf(rules: RunOptions): Promise<string[]> {
  let hasMoved: boolean;
  const move = () => {
    hasMoved = true;
  };
  document.addEventListener('transitionrun', move);
  try {
    // Half-faded text has too little contrast, also when it begins to fade while axe reads the page.
    for (;;) {
      await atRest();
      hasMoved = false;
      const { violations } = await axe.run(document.body, {
        ...rules,
        resultTypes: ['violations'],
      });
      // A transition that began while axe read the styles is reported one or two frames later.
      await nextFrame();
      await nextFrame();
      if (!hasMoved)
        return violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
        );
    }
  } finally {
    document.removeEventListener('transitionrun', move);
  }
}

/** Findings of axe in the rendered content at rest, one line each. */
export const findings = (): Promise<string[]> => findingsOf(ALL_RULES);

/** Only the findings that depend on brand and theme, for content that has passed `findings`. */
export const colourFindings = (): Promise<string[]> => findingsOf(COLOUR_RULE);

/** Elements that make the page wider than its window, one line each. */
export function tooWide(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  return [...document.querySelectorAll('main *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth)
    .map(({ tagName, className, textContent }) => `${tagName} ${className}: ${textContent}`);
}
