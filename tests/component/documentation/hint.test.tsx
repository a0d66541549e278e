import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { Hint } from '#src/ui/base/Hint/Hint.tsx';
import { findings, show } from '../kit/ui-fixtures.tsx';

const NOTE = 'Чем больше друзей учится, тем выше доля, которая возвращается на карту.';
const button = page.getByRole('button', { name: 'Подсказка: Статус' });
const note = page.getByText(NOTE);

function Sentence({ align = 'start' }: { align?: 'start' | 'end' }) {
  return (
    <main>
      <h1>Карта</h1>
      <p style={{ textAlign: align }}>
        Статус <Hint about="Статус">{NOTE}</Hint>
      </p>
    </main>
  );
}

function InDialog() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <Dialog title="Карта" onClose={() => setOpen(false)}>
      <Hint about="Статус">{NOTE}</Hint>
    </Dialog>
  ) : null;
}

const outside = () => {
  const { left, right, top, bottom } = note.element().getBoundingClientRect();
  const { clientWidth, clientHeight } = document.documentElement;
  return [left, top, clientWidth - right, clientHeight - bottom].filter((gap) => gap < 0);
};

test('[R2.50] [R10.1] Enter and Space open and close a hint, and the focus stays on its button', async () => {
  show(<Sentence />);
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(note).not.toBeVisible();
  button.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(note).toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(note).not.toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
  await expect.element(button).toHaveFocus();
});

test('[R2.50] [R10.1] Escape or a press outside closes a hint', async () => {
  show(<Sentence />);
  await button.click();
  await expect.element(note).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(note).not.toBeVisible();
  await expect.element(button).toHaveFocus();

  await button.click();
  await expect.element(note).toBeVisible();
  await page.getByRole('heading').click();
  await expect.element(note).not.toBeVisible();
  await expect.element(button).toHaveAttribute('aria-expanded', 'false');
});

test('[R2.50] [R10.1] the note is the button’s description, open or closed', async () => {
  show(<Sentence />);
  await expect.element(button).toHaveAccessibleDescription(NOTE);
  await button.click();
  await expect.element(page.getByRole('note')).toHaveTextContent(NOTE);
  await expect.element(button).toHaveAccessibleDescription(NOTE);
  await expect.poll(findings).toEqual([]);
});

test('[R2.50] [R10.1] a hint works in a dialog, and Escape closes first the hint and then the dialog', async () => {
  show(<InDialog />);
  const dialog = page.getByRole('dialog', { name: 'Карта' });
  await button.click();
  await expect.element(note).toBeVisible();
  const { left, top, width, height } = note.element().getBoundingClientRect();
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(note.element());
  await userEvent.keyboard('{Escape}');
  await expect.element(note).not.toBeVisible();
  await expect.element(dialog).toBeVisible();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('[R2.50] [R10.1] the note stays inside a window of 320 pixels, at both edges and at the bottom', async () => {
  await page.viewport(320, 480);
  for (const align of ['start', 'end'] as const) {
    show(<Sentence key={align} align={align} />);
    await button.click();
    await expect.element(note).toBeVisible();
    await expect.poll(outside).toEqual([]);
    await userEvent.keyboard('{Escape}');
  }
  show(
    <div key="foot" style={{ paddingBlockStart: '27rem' }}>
      <Sentence />
    </div>,
  );
  await button.click();
  await expect.element(note).toBeVisible();
  await expect.poll(outside).toEqual([]);
  const top = (element: Element) => element.getBoundingClientRect().top;
  expect(top(note.element())).toBeLessThan(top(button.element()));
});

test('[R2.50] [R10.1] at 400 % zoom a long note scrolls and stays inside the window', async () => {
  await page.viewport(320, 256);
  const long = Array.from({ length: 6 }, () => NOTE).join(' ');
  show(<Hint about="Статус">{long}</Hint>);
  await button.click();
  const shown = page.getByRole('note');
  await expect.element(shown).toBeVisible();
  const { top, bottom } = shown.element().getBoundingClientRect();
  expect([top >= 0, bottom <= 256]).toEqual([true, true]);
  expect(shown.element().scrollHeight).toBeGreaterThan(shown.element().clientHeight);
});

test('[R2.50] [R10.1] the hint’s button is 44 pixels large and does not change the line height', async () => {
  show(
    <>
      <p data-testid="plain">Статус</p>
      <p data-testid="explained">
        Статус <Hint about="Статус">{NOTE}</Hint>
      </p>
    </>,
  );
  await expect.element(button).toBeVisible();
  const { width, height } = button.element().getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
  const heightOf = (id: string) => page.getByTestId(id).element().getBoundingClientRect().height;
  expect(heightOf('explained')).toBeCloseTo(heightOf('plain'), 0);
});
