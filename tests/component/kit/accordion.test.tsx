import { Link } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Accordion } from '#src/ui/base/Accordion/Accordion.tsx';
import { preferMotion } from '#tests/support/looks/prefer-motion.ts';
import { show } from './ui-fixtures.tsx';

const ITEMS = [
  { id: 'pickup', title: 'Где забрать?', content: <p id="desk">На стойке</p> },
  { id: 'cancel', title: 'Как отменить?', content: <p>На странице заказа</p> },
  { id: 'friend', title: 'Где награда?', content: <p>В профиле</p> },
];

const title = (name: string) => page.getByRole('heading', { name, level: 3 });
const focused = () => document.activeElement?.textContent;

function detailsOf(name: string): HTMLDetailsElement {
  const details = title(name).element().closest('details');
  if (!details) throw new Error(`«${name}» stands in no details.`);
  return details;
}

afterEach(async () => {
  history.replaceState(null, '', location.pathname);
  await preferMotion('reduce');
  await page.viewport(360, 740);
});

test('[R2.50] [R10.1] by keyboard, Tab moves between the headings, Enter opens one and Space closes it', async () => {
  show(<Accordion items={ITEMS} />);
  await expect.element(title('Где забрать?')).toBeVisible();
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('Где забрать?');
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe('Как отменить?');
  await expect.element(page.getByText('На странице заказа')).not.toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('На странице заказа')).toBeVisible();
  await userEvent.keyboard('[Space]');
  await expect.element(page.getByText('На странице заказа')).not.toBeVisible();
});

test('[R2.50] several items stay open, or only one if the accordion is exclusive', async () => {
  show(<Accordion items={ITEMS} />);
  await title('Где забрать?').click();
  await title('Где награда?').click();
  await expect.poll(() => detailsOf('Где награда?').open).toBe(true);
  expect(detailsOf('Где забрать?').open).toBe(true);

  show(<Accordion key="exclusive" items={ITEMS} exclusive openId="pickup" />);
  await expect.element(page.getByText('На стойке')).toBeVisible();
  await title('Где награда?').click();
  await expect.poll(() => detailsOf('Где награда?').open).toBe(true);
  await expect.poll(() => detailsOf('Где забрать?').open).toBe(false);
});

test('[R2.50] two exclusive accordions are independent', async () => {
  show(
    <>
      <Accordion items={ITEMS.slice(0, 1)} exclusive openId="pickup" />
      <Accordion items={ITEMS.slice(1)} exclusive />
    </>,
  );
  await title('Как отменить?').click();
  await expect.poll(() => detailsOf('Как отменить?').open).toBe(true);
  expect(detailsOf('Где забрать?').open).toBe(true);
});

test('[R2.50] [R10.1] a link to an item opens it and focuses its heading, even after it was closed by hand', async () => {
  show(
    <>
      <Link to="#friend">К награде</Link>
      <Accordion items={ITEMS} opensByHash />
    </>,
  );
  for (let press = 0; press < 2; press += 1) {
    await page.getByRole('link', { name: 'К награде' }).click();
    await expect.poll(() => detailsOf('Где награда?').open).toBe(true);
    expect(focused()).toBe('Где награда?');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => detailsOf('Где награда?').open).toBe(false);
  }
});

test('[R2.50] an address opens items only when enabled and ignores unknown ids', async () => {
  show(
    <>
      <Link to="#friend">К награде</Link>
      <Link to="#%E0%A4%A">Сломанная</Link>
      <Accordion items={ITEMS} />
      <Accordion items={[{ id: 'own', title: 'Своё', content: 'Текст' }]} opensByHash />
    </>,
  );
  await page.getByRole('link', { name: 'К награде' }).click();
  await page.getByRole('link', { name: 'Сломанная' }).click();
  expect(document.querySelectorAll('details[open]')).toHaveLength(0);
});

test('[R2.50] the browser’s search reveals a match in a closed item', async () => {
  show(<Accordion items={ITEMS} />);
  await expect.element(title('Где забрать?')).toBeVisible();
  expect(detailsOf('Где забрать?').open).toBe(false);
  // The browser’s page search reveals matches in the same steps as a fragment.
  location.hash = '#desk';
  await expect.element(page.getByText('На стойке')).toBeVisible();
});

test('[R10.1] it opens smoothly, or at once with reduced motion', async () => {
  await preferMotion('no-preference');
  show(<Accordion items={ITEMS} />);
  await expect.element(title('Где забрать?')).toBeVisible();
  const moves = () =>
    getComputedStyle(detailsOf('Где забрать?'), '::details-content').transitionProperty;
  expect(moves()).toContain('block-size');
  await preferMotion('reduce');
  await expect.poll(moves).toBe('none');
});

test('[R10.1] a long heading wraps beside its icon, and each heading is a target of 44 pixels', async () => {
  await page.viewport(320, 740);
  show(
    <Accordion
      items={[{ id: 'long', title: 'Сверхдлинноесловобезпробелов'.repeat(4), content: 'Текст' }]}
    />,
  );
  await expect.element(page.getByText(/^Сверхдлинное/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  const summary = document.querySelector('summary');
  expect(summary?.scrollWidth).toBe(summary?.clientWidth);
  show(<Accordion items={ITEMS} />);
  await expect.element(title('Где забрать?')).toBeVisible();
  for (const one of document.querySelectorAll('summary')) {
    expect(one.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  }
});
