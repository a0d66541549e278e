import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Overlays } from '#src/app/overlays/Overlays.tsx';
import { closeAllDialogs, requestConfirmation } from '#src/state/page/dialogs.ts';
import { dispatchBoot } from '#src/state/session/boot.ts';
import { atRest, show } from '../kit/ui-fixtures.tsx';

const covered = vi.fn();
const dialog = page.getByRole('dialog');
const confirm = page.getByRole('button', { name: 'Подтвердить' });
let confirmed: Promise<boolean>;

beforeEach(async () => {
  covered.mockReset();
  dispatchBoot({ type: 'restarted', hasData: true });
  show(
    <>
      <button type="button" style={{ position: 'fixed', inset: 0 }} onClick={covered}>
        Под диалогом
      </button>
      <Overlays />
    </>,
  );
  confirmed = requestConfirmation({ title: 'Списать 1 200?', text: 'Заказ уйдёт.' });
  await expect.element(dialog).toBeVisible();
  await atRest();
});

afterEach(() => {
  closeAllDialogs();
  dispatchBoot({ type: 'restarted', hasData: false });
});

test('[R4.13] the second tap of the double tap that closes a dialog does not press what it covered', async () => {
  await confirm.dblClick();
  expect(await confirmed).toBe(true);
  await expect.element(dialog).not.toBeInTheDocument();
  expect(covered).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Под диалогом' }).click({ position: { x: 20, y: 20 } });
  expect(covered).toHaveBeenCalledOnce();
});

test('a pointer that leaves the place and comes back presses what the dialog covered', async () => {
  const background = page.getByRole('button', { name: 'Под диалогом' }).element();
  const at = { bubbles: true, detail: 1, clientX: 100, clientY: 600 };
  // Without a browser’s round trips, so that both presses fit into half a second.
  confirm.element().dispatchEvent(new PointerEvent('pointerdown', at));
  confirm.element().dispatchEvent(new PointerEvent('click', at));
  await expect.poll(() => dialog.query(), { interval: 5 }).toBeNull();
  background.dispatchEvent(new PointerEvent('pointermove', { ...at, clientX: 300 }));
  background.dispatchEvent(new PointerEvent('click', { ...at, cancelable: true }));
  expect(covered).toHaveBeenCalledOnce();
});
