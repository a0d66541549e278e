import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Overlays } from '#src/app/overlays/Overlays.tsx';
import { boot } from '#src/state/boot.ts';
import { closeAllDialogs, requestConfirmation } from '#src/state/dialogs.ts';
import { atRest, show } from './ui-stage.tsx';

afterEach(() => {
  closeAllDialogs();
  boot.phase = 'starting';
});

test('[R4.13] the second tap of the double tap that closes a dialog does not press what it covered', async () => {
  const covered = vi.fn();
  boot.phase = 'ready';
  show(
    <>
      <button type="button" style={{ position: 'fixed', inset: 0 }} onClick={covered}>
        Под диалогом
      </button>
      <Overlays />
    </>,
  );
  const result = requestConfirmation({ title: 'Списать 1 200?', text: 'Заказ уйдёт.' });
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await atRest();
  await page.getByRole('button', { name: 'Подтвердить' }).dblClick();
  expect(await result).toBe(true);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(covered).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Под диалогом' }).click({ position: { x: 20, y: 20 } });
  expect(covered).toHaveBeenCalledOnce();
});
