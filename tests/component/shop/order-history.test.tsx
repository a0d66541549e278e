import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { OrderHistory, type HistoryStep } from '#src/ui/base/OrderHistory/OrderHistory.tsx';
import { iconOf } from '#tests/support/looks/icon-of.ts';
import { show } from '../kit/ui-fixtures.tsx';

const STEPS: readonly HistoryStep[] = [
  { name: 'Заказ принят', state: 'done', at: '2026-11-02T09:15:00.000Z' },
  {
    name: 'Готов к выдаче',
    state: 'current',
    at: '2026-11-05T12:40:00.000Z',
    note: 'Стойка 3, корпус Б',
  },
  { name: 'Получен', state: 'coming' },
];

const CANCELLED: readonly HistoryStep[] = [
  { name: 'Заказ принят', state: 'done', at: null, note: '' },
  { name: 'Заказ отменён', state: 'cancelled', at: '2026-11-03T10:20:00.000Z', note: null },
];

const step = (index: number) => page.getByRole('listitem').nth(index);

afterEach(() => page.viewport(360, 740));

test('[R2.50] [R2.19] the history is an ordered list of names, local dates and notes', async () => {
  show(<OrderHistory steps={STEPS} label="Путь заказа" />);
  const track = page.getByRole('list', { name: 'Путь заказа' });
  await expect.element(track).toBeVisible();
  expect(track.element().tagName).toBe('OL');
  await expect.element(step(0)).toMatchTextContent(/^Заказ принят.*02\.11\.2026\s12:15$/);
  await expect.element(step(1)).toMatchTextContent(/Стойка 3, корпус Б$/);
  const time = step(1).element().querySelector('time');
  expect(time?.dateTime).toBe('2026-11-05T12:40:00.000Z');
});

test('[R2.50] [R2.19] [R10.1] each state has a text, and the current step is marked as current', async () => {
  show(<OrderHistory steps={STEPS} />);
  await expect.element(step(0)).toMatchTextContent(/^Заказ принят, пройдено/);
  await expect.element(step(1)).toMatchTextContent(/^Готов к выдаче, сейчас/);
  await expect.element(step(2)).toMatchTextContent(/^Получен, впереди$/);
  await expect.element(step(1)).toHaveAttribute('aria-current', 'step');
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
});

test('[R2.50] [R2.19] a cancelled order shows it and has no empty dates or notes', async () => {
  show(<OrderHistory steps={CANCELLED} />);
  await expect.element(step(1)).toMatchTextContent(/^Заказ отменён, отменено03\.11\.2026/);
  await expect.element(step(0)).toMatchTextContent(/^Заказ принят, пройдено$/);
  expect(step(0).element().querySelectorAll('p')).toHaveLength(1);
});

test('[R10.1] states differ by the shape of their marks, not only by colour', async () => {
  const states = ['done', 'current', 'coming', 'cancelled'] as const;
  show(<OrderHistory steps={states.map((state) => ({ name: state, state }))} />);
  await expect.element(step(3)).toBeVisible();
  const shapes = states.map((_, index) => {
    const mark = step(index).element().firstElementChild;
    if (!mark) return '';
    const icon = iconOf(mark) ?? 'none';
    return `${icon} ${getComputedStyle(mark).borderTopWidth}`;
  });
  expect(shapes).toEqual(['check 2px', 'none 7px', 'none 2px', 'x 2px']);
});

test('[R2.50] [R1.8] in Uzbek the states have Uzbek texts', async () => {
  await switchLanguage('uz');
  show(<OrderHistory steps={STEPS} />);
  await expect.element(step(0)).toMatchTextContent(/, bajarildi/);
  await expect.element(step(1)).toMatchTextContent(/, hozir/);
  await expect.element(step(2)).toMatchTextContent(/, oldinda/);
});

test('[R2.19] a repeated step is shown twice', async () => {
  const [first, second] = STEPS;
  if (!first || !second) throw new Error('There are steps.');
  show(<OrderHistory steps={[first, second, first, second]} />);
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(4);
});

test('[R2.19] [R10.7] a time and a note that are being fetched keep their lines free', async () => {
  const height = () => step(1).element().getBoundingClientRect().height;
  show(<OrderHistory steps={STEPS} />);
  await expect.element(step(2)).toBeVisible();
  const whole = height();
  show(
    <OrderHistory
      steps={STEPS.map((one) => ({ ...one, at: null, note: null, isAwaited: true }))}
    />,
  );
  await expect.poll(() => document.querySelectorAll('time').length).toBe(0);
  expect(height()).toBe(whole);
});

test('[R10.1] a long note fits a page of 320 pixels', async () => {
  await page.viewport(320, 740);
  show(
    <OrderHistory
      steps={[{ name: 'Шаг'.repeat(40), state: 'current', note: 'НК-0000000042'.repeat(9) }]}
    />,
  );
  await expect.element(step(0)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
