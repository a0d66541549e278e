import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { ICON_NAMES } from '#src/ui/base/Icon/icons.ts';
import { iconOf } from '#tests/support/looks/icon-of.ts';

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  place.remove();
});

test('an icon with a title is announced once', async () => {
  root.render(<Icon name="wifi-off" title="Нет сети" />);
  await expect.element(page.getByRole('img', { name: 'Нет сети', exact: true })).toBeVisible();
});

test('an icon beside a text is hidden from screen readers', async () => {
  root.render(<Icon name="coins" />);
  await expect.poll(() => place.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(page.getByRole('img').elements()).toEqual([]);
});

test('every icon is drawn with 24 pixels and a stroke of 1.75', async () => {
  root.render(ICON_NAMES.map((name) => <Icon key={name} name={name} />));
  const drawn = () => Array.from(place.querySelectorAll('svg'), iconOf);
  await expect.poll(drawn).toEqual(ICON_NAMES);
  for (const shape of place.querySelectorAll('svg > *')) {
    const { width, height } = shape.getBoundingClientRect();
    expect(width + height).toBeGreaterThan(0);
  }
  const style = getComputedStyle(place.querySelector('svg') as SVGElement);
  expect([style.width, style.height, style.strokeWidth]).toEqual(['24px', '24px', '1.75px']);
});
