import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Variables } from '#src/features/documentation/design/Variables.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { ProgressBar } from '#src/ui/base/Progress/ProgressBar.tsx';
import { ProgressRing } from '#src/ui/base/Progress/ProgressRing.tsx';
import { Tabs } from '#src/ui/base/Tabs/Tabs.tsx';
import { Badge } from '#src/ui/base/Tag/Badge.tsx';
import { Toaster } from '#src/ui/base/Toast/Toaster.tsx';
import { atRest, show } from './ui-fixtures.tsx';

const KINDS = [
  { id: 'products', label: 'Товары' },
  { id: 'services', label: 'Услуги' },
  { id: 'events', label: 'События' },
] as const;

function OrderTabs() {
  const [kind, setKind] = useState<(typeof KINDS)[number]['id']>('products');
  return (
    <Tabs label="Вид" tabs={KINDS} selected={kind} onSelect={setKind}>
      {kind}
    </Tabs>
  );
}

function Question({ persistent = false }: { persistent?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Отменить заказ</Button>
      {isOpen && (
        <Dialog
          title="Отменить?"
          persistent={persistent}
          onClose={close}
          actions={<Button onClick={close}>Да</Button>}
        >
          Монеты вернутся.
        </Dialog>
      )}
    </>
  );
}

test('[R10.1] arrows, Home and End select tabs, and one Tab moves to their content', async () => {
  show(<OrderTabs />);
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Товары').click();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(tab('События')).toHaveFocus();
  await expect.element(page.getByRole('tabpanel', { name: 'События' })).toHaveTextContent('events');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.element(tab('Услуги')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End}');
  await expect.element(tab('События')).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect.element(tab('Товары')).toHaveFocus();
});

const outerClosed = vi.fn<() => void>();

test('[R10.1] a dialog traps the focus and restores it when Escape closes it', async () => {
  show(<Question />);
  const opener = page.getByRole('button', { name: 'Отменить заказ' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Отменить?' });
  await expect.element(dialog).toBeVisible();
  for (let stop = 0; stop < 4; stop += 1) {
    await userEvent.keyboard('{Tab}');
    const { activeElement } = document;
    expect(activeElement === document.body || dialog.element().contains(activeElement)).toBe(true);
  }
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
});

test('[R10.1] Escape closes the top dialog and leaves the one below open', async () => {
  show(
    <Dialog title="Товар" onClose={outerClosed}>
      <Question />
    </Dialog>,
  );
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  const inner = page.getByRole('dialog', { name: 'Отменить?' });
  await expect.element(inner).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(inner).not.toBeInTheDocument();
  await expect.element(page.getByRole('dialog', { name: 'Товар' })).toBeVisible();
  expect(outerClosed).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(outerClosed).toHaveBeenCalledOnce();
});

test('a press outside closes a dialog; a persistent one stays until a button is pressed', async () => {
  show(<Question />);
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  await atRest();
  document.elementFromPoint(10, 10)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.element(dialog).not.toBeInTheDocument();

  show(<Question key="persistent" persistent />);
  await page.getByRole('button', { name: 'Отменить заказ' }).click();
  await expect.element(dialog).toBeVisible();
  await atRest();
  document.elementFromPoint(10, 10)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Да' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a busy button keeps its focus and ignores presses', async () => {
  const order = vi.fn<() => void>();
  show(<Button onClick={order}>Заказать</Button>);
  const button = page.getByRole('button', { name: 'Заказать' });
  await button.click();
  show(
    <Button busy onClick={order}>
      Заказать
    </Button>,
  );
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  expect(order).toHaveBeenCalledTimes(1);
  await expect.element(button).toHaveFocus();
});

test('[R10.1] buttons and tabs are at least 44 pixels high and wide', async () => {
  show(
    <>
      <Button size="small">Да</Button>
      <OrderTabs />
    </>,
  );
  await expect.element(page.getByRole('tablist')).toBeVisible();
  const controls = [...page.getByRole('button').elements(), ...page.getByRole('tab').elements()];
  const sizes = controls.map((control) => control.getBoundingClientRect());
  expect(sizes.filter(({ width, height }) => width < 44 || height < 44)).toEqual([]);
});

test('[R1.2] stacked amounts of coins have digits of equal width', async () => {
  show([111_111, 888_888].map((amount) => <Coins key={amount} amount={amount} />));
  await expect.poll(() => document.fonts.check('16px Onest')).toBe(true);
  const width = (text: RegExp) => page.getByText(text).element().getBoundingClientRect().width;
  await expect.poll(() => width(/^111.111$/) - width(/^888.888$/)).toBeCloseTo(0, 1);
});

test('[R1.2] an operation shows its direction by a sign, with the noun', async () => {
  show([500, -1200].map((amount) => <Coins key={amount} amount={amount} signed />));
  await expect.element(page.getByText('+500')).toBeVisible();
  await expect.element(page.getByText(/\u22121.200/)).toBeVisible();
  expect(page.getByText('токенов').elements()).toHaveLength(2);
});

test('[R2.31] a toast stays while the pointer is on it and disappears afterwards', async () => {
  const dismiss = vi.fn<(id: number) => void>();
  const toast = { id: 7, text: 'Ссылка скопирована!', color: 'success', timer: 60 } as const;
  show(<Toaster toasts={[]} onDismiss={dismiss} />);
  const region = page.getByRole('region', { name: 'Сообщения' });
  await expect.element(region).toHaveAttribute('aria-live', 'polite');

  show(<Toaster toasts={[{ ...toast, timer: 60_000 }]} onDismiss={dismiss} />);
  const close = page.getByRole('button', { name: 'Закрыть' });
  await expect.element(close).toBeVisible();
  close.element().focus();
  show(<Toaster toasts={[toast]} onDismiss={dismiss} />);
  await new Promise((done) => requestAnimationFrame(done));
  expect(dismiss).not.toHaveBeenCalled();
  close.element().blur();
  await expect.poll(() => dismiss.mock.calls).toEqual([[7]]);
});

test('progress shows its share and never exceeds 100 %', async () => {
  show(
    <>
      <ProgressRing label="Цель" value={150} max={100} />
      <ProgressBar label="Уровень" value={3} max={9} />
      <ProgressBar label="Без цели" value={3} max={0} />
    </>,
  );
  const shown = (name: string) => expect.element(page.getByRole('progressbar', { name }));
  await shown('Цель').toHaveAttribute('aria-valuenow', '100');
  await shown('Уровень').toHaveAttribute('aria-valuenow', '33');
  await shown('Без цели').toHaveAttribute('aria-valuenow', '0');
});

test('a count on an icon is shortened', async () => {
  show([7, 99, 120].map((count) => <Badge key={count} count={count} />));
  for (const text of ['7', '99', '99+']) await expect.element(page.getByText(text)).toBeVisible();
});

test('a link that looks like a button can open in another tab', async () => {
  show(
    <>
      <LinkButton to="/orders">Заказы</LinkButton>
      <LinkButton to="https://t.me/manager">Чат</LinkButton>
      <LinkButton to="tel:88001000011">Позвонить</LinkButton>
    </>,
  );
  const target = (name: string) => expect.element(page.getByRole('link', { name }));
  await target('Чат').toHaveAttribute('target', '_blank');
  await target('Заказы').not.toHaveAttribute('target');
  await target('Позвонить').not.toHaveAttribute('target');
});

test('[R2.51] the page of variables says of each breakpoint where the layout changes or why it does not', async () => {
  show(<Variables />);
  const table = page.getByRole('table', { name: 'Ширины окна' });
  const rows = () =>
    table
      .getByRole('row')
      .elements()
      .slice(1)
      .map((row) => row.textContent);
  await expect.element(table).toBeVisible();
  expect(rows().map((text) => text.split('px')[0])).toEqual([
    '360',
    '375',
    '425',
    '768',
    '992',
    '1150',
  ]);
  expect(rows().filter((text) => text.includes('Не нужна'))).toHaveLength(4);
});
