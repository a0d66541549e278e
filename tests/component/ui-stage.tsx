import axe from 'axe-core';
import type { ReactNode } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect } from 'vitest';
import type { BrandName } from '#src/brand/brand.ts';
import type { Theme } from '#src/platform/theme.ts';
import { loadTexts, startI18n } from '#src/i18n/setup.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import '#src/ui/styles/styles.css';

let root: Root;
let place: HTMLElement;

beforeEach(async () => {
  await startI18n('token');
  await loadTexts();
  await switchLanguage('ru');
  dress('synergy', 'light');
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  place.remove();
  localStorage.clear();
});

/** Puts something on the stage, in place of what was there. */
export const show = (content: ReactNode): void =>
  root.render(<MemoryRouter>{content}</MemoryRouter>);

/** Gives the page a brand's colours and a theme. */
export function dress(brand: BrandName, theme: Theme): void {
  Object.assign(document.documentElement.dataset, { brand, theme });
}

/** Transitions and arrivals on their way; what repeats for ever never arrives. */
const fading = () =>
  document.getAnimations().filter(({ effect, playState }) => {
    return playState === 'running' && effect?.getTiming().iterations !== Infinity;
  }).length;

/** Waits until nothing moves and every colour has come. */
export const atRest = (): Promise<void> => expect.poll(fading).toBe(0);

/** What axe finds on the stage, as one line a finding. */
export async function findings(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'page-has-heading-one': { enabled: true } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
