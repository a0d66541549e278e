import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { loadTexts, startI18n } from '#src/i18n/setup.ts';
import { Barcode } from '#src/ui/app/Barcode/Barcode.tsx';
import { QrCode } from '#src/ui/app/QrCode/QrCode.tsx';

let root: Root;
let place: HTMLElement;

beforeAll(async () => {
  await startI18n('token');
  await loadTexts();
});

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  place.style.inlineSize = '300.5px';
  place.style.marginInlineStart = '7.3px';
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  place.remove();
});

const drawing = page.getByRole('img');

test('[R2.20] a number without a code shows a notice instead of the previous code', async () => {
  root.render(<Barcode text="10482" label="Код" />);
  await expect.element(drawing).toBeVisible();
  root.render(<Barcode text="10482; 10483" label="Код" />);
  await expect
    .element(page.getByText('Для этого номера нет кода. Назови его на выдаче.'))
    .toBeVisible();
  expect(drawing.elements()).toEqual([]);
  root.render(<Barcode text="10483" label="Код" />);
  await expect.element(drawing).toBeVisible();
});

test('[R2.20] is drawn on whole pixels at any position and width of its container', async () => {
  root.render(<Barcode text="10482" label="Код" />);
  const box = async () => (await drawing.findElement()).getBoundingClientRect();
  const first = await box();
  expect([first.left % 1, first.width % 1]).toEqual([0, 0]);
  place.style.inlineSize = '211.7px';
  await expect.poll(async () => (await box()).width).toBeLessThan(first.width);
  expect([(await box()).left % 1, (await box()).width % 1]).toEqual([0, 0]);
});

test('[R2.20] is never cut off: a container that is too narrow shows a notice', async () => {
  place.style.inlineSize = '60px';
  root.render(<Barcode text="123456789012" label="Код" />);
  await expect
    .element(page.getByText('Код здесь не помещается. Показывай заказы по одному.'))
    .toBeVisible();
  expect(drawing.elements()).toEqual([]);
});

test('[R2.20] a code drawn while its card is turning has the same size as on a card at rest', async () => {
  place.style.blockSize = '300.5px';
  place.style.transform = 'translateX(0.4px) rotateY(89deg)';
  expect(place.getBoundingClientRect().width).toBeLessThan(10);
  place.style.transition = 'transform 60s linear';
  place.style.transform = 'none';
  const [turning] = place.getAnimations();
  root.render(<QrCode text="2200770012345678" label="Код" />);
  await expect.element(drawing).toBeInTheDocument();
  turning?.finish();
  const box = async () => (await drawing.findElement()).getBoundingClientRect();
  await expect.poll(async () => (await box()).left % 1).toBe(0);
  expect((await box()).width).toBeGreaterThan(270);
});

test('[R2.20] [R10.2] is black on white in every theme', async () => {
  document.documentElement.style.colorScheme = 'dark';
  root.render(<Barcode text="10482" label="Код" />);
  const svg = await drawing.findElement();
  const host = svg.parentElement ?? svg;
  expect(getComputedStyle(host).backgroundColor).toBe('rgb(255, 255, 255)');
  expect(getComputedStyle(host).getPropertyValue('forced-color-adjust')).toBe('none');
  const fills = Array.from(svg.children, (shape) => [shape.tagName, getComputedStyle(shape).fill]);
  expect(fills).toEqual([
    ['rect', 'rgb(255, 255, 255)'],
    ['path', 'rgb(0, 0, 0)'],
  ]);
  document.documentElement.style.removeProperty('color-scheme');
});
