import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Overlays } from '#src/app/overlays/Overlays.tsx';
import { WrongBonusDialog } from '#src/app/overlays/WrongBonusDialog.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { member } from '#src/state/member/member.ts';
import {
  requestConfirmation,
  closeAllDialogs,
  closeScreenDialogs,
  dialogs,
  openDialog,
  showFailure,
  showHighlight,
  showInfo,
} from '#src/state/page/dialogs.ts';
import { overlays } from '#src/state/page/overlays.ts';
import { dispatchBoot } from '#src/state/session/boot.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { atRest, show } from '../kit/ui-fixtures.tsx';
import { anna } from '../member/profile-fixtures.ts';

const QUESTION = { title: 'Списать 1 200?', text: 'Заказ уйдёт менеджеру.' };
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const expectClosed = (name: string) => expect.element(dialog(name)).not.toBeInTheDocument();

/** Presses outside the dialog with a pointer. */
function pressOutside(): void {
  const element = document.elementFromPoint(8, 8);
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    element?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  }
}

/** Presses outside the next dialog at the moment it opens. */
const pressOutsideAtOnce = () =>
  new Promise<void>((done) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('dialog[open]')) return;
      watch.disconnect();
      pressOutside();
      done();
    });
    watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
  });

function showOverlays(): void {
  dispatchBoot({ type: 'restarted', hasData: true });
  show(
    <main>
      <h1>Каталог</h1>
      <Button>Заказать</Button>
      <Overlays />
    </main>,
  );
}

beforeEach(() => page.viewport(1280, 800));
afterEach(() => {
  closeAllDialogs();
  dispatchBoot({ type: 'restarted', hasData: false });
  member.info = null;
  vi.restoreAllMocks();
});

test('[R4.13] a button resolves the confirmation once, and the focus returns to its previous element', async () => {
  showOverlays();
  const opener = button('Заказать');
  await expect.element(opener).toBeVisible();
  opener.element().focus();
  const first = requestConfirmation(QUESTION);
  await expect.element(dialog(QUESTION.title)).toHaveAccessibleDescription(QUESTION.text);
  await button('Подтвердить').click();
  expect(await first).toBe(true);
  await expectClosed(QUESTION.title);
  await expect.element(opener).toHaveFocus();

  const second = requestConfirmation(QUESTION);
  await button('Отмена').click();
  expect(await second).toBe(false);
});

test('[R4.13] a second tap on the opening button leaves the confirmation open', async () => {
  showOverlays();
  const pressed = pressOutsideAtOnce();
  const result = requestConfirmation(QUESTION);
  await pressed;
  await button('Подтвердить').click();
  expect(await result).toBe(true);
});

test('[R4.13] Escape, the close button and a press outside resolve to «no»', async () => {
  showOverlays();
  const ways = [
    () => userEvent.keyboard('{Escape}'),
    () => button('Закрыть').click(),
    () => atRest().then(pressOutside),
  ];
  for (const close of ways) {
    const result = requestConfirmation(QUESTION);
    await expect.element(dialog(QUESTION.title)).toBeVisible();
    await close();
    expect(await result).toBe(false);
    await expectClosed(QUESTION.title);
  }
});

test('[R4.13] selecting text from the inside to the outside does not close the dialog', async () => {
  showOverlays();
  const result = requestConfirmation(QUESTION);
  const text = page.getByText(QUESTION.text);
  await expect.element(text).toBeVisible();
  text.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  dialog(QUESTION.title)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await button('Подтвердить').click();
  expect(await result).toBe(true);
});

test('[R4.13] a persistent confirmation has no close button and ignores two Escapes and presses outside', async () => {
  showOverlays();
  const result = requestConfirmation({ ...QUESTION, persistent: true, confirmText: 'Списать' });
  await expect.element(dialog(QUESTION.title)).toBeVisible();
  expect(button('Закрыть').elements()).toEqual([]);
  await userEvent.keyboard('{Escape}{Escape}');
  pressOutside();
  await button('Списать').click();
  expect(await result).toBe(true);
});

test('[R4.13] labels are the caller’s or the language’s defaults, and a dangerous action looks like one', async () => {
  showOverlays();
  void requestConfirmation({
    ...QUESTION,
    cancelText: 'Оставить',
    confirmText: 'Удалить',
    danger: true,
  });
  await expect.element(button('Удалить')).toHaveAttribute('data-variant', 'danger');
  await button('Оставить').click();
  await switchLanguage('uz');
  void requestConfirmation(QUESTION);
  await expect.element(button('Tasdiqlash')).toBeVisible();
  await expect.element(button('Bekor qilish')).toBeVisible();
});

test('[R4.13] a confirmation resolves to «no» when the member leaves its screen, the page or the app; a toast stays', async () => {
  showOverlays();
  await expect.element(button('Заказать')).toBeVisible();
  const leaves = [
    closeScreenDialogs,
    () => dispatchEvent(new Event('pagehide')),
    () => {
      dispatchBoot({ type: 'signedOut' });
    },
  ];
  for (const leave of leaves) {
    dispatchBoot({ type: 'restarted', hasData: true });
    const result = requestConfirmation(QUESTION);
    await expect.element(dialog(QUESTION.title)).toBeVisible();
    leave();
    expect(await result).toBe(false);
    await expectClosed(QUESTION.title);
  }
  dispatchBoot({ type: 'restarted', hasData: true });
  void showInfo({ title: 'Готово', text: 'Карта выдана.' });
  closeScreenDialogs();
  await expect.element(dialog('Готово')).toBeVisible();
});

test('[R2.31] several dialogs stack in opening order and close from the top', async () => {
  showOverlays();
  void showInfo({ title: 'Первый', text: 'Снизу.' });
  const result = requestConfirmation({ ...QUESTION, title: 'Второй' });
  await expect.element(dialog('Второй')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await result).toBe(false);
  await expectClosed('Второй');
  await expect.element(dialog('Первый')).toBeVisible();
  await button('Хорошо').click();
  await expectClosed('Первый');
});

test('[R2.31] confirmation and message are 600 pixels wide, the highlighted one 1043; on a phone all are full width', async () => {
  const width = (name: string) =>
    expect.poll(() => dialog(name).element().getBoundingClientRect().width);
  showOverlays();
  void requestConfirmation(QUESTION);
  await width(QUESTION.title).toBe(600);
  void showInfo({ title: 'Готово', text: 'Да.' });
  await width('Готово').toBe(600);
  void showHighlight({ title: 'Поздравляем', message: 'Да.' });
  await width('Поздравляем').toBe(1043);
  await page.viewport(320, 640);
  await width('Поздравляем').toBeGreaterThan(300);
});

test('[R2.31] the highlighted dialog separates its lines and shows its action beside «Закрыть»', async () => {
  showOverlays();
  const message = 'Тебе 250 токенов.\nТрать их в каталоге.';
  const chosen = showHighlight({ title: 'Бонус', message, action: 'В каталог' });
  const text = page.getByText(/Тебе 250/);
  await expect.element(text).toHaveStyle({ whiteSpace: 'pre-line' });
  expect(text.element().textContent).toBe(message);
  await button('В каталог').click();
  expect(await chosen).toBe(true);

  const closed = showHighlight({ title: 'Бонус', message });
  await page.getByText('Закрыть', { exact: true }).last().click();
  expect(await closed).toBe(false);
});

test('[R2.31] the withdrawal dialog says that it does not work yet, in both languages', async () => {
  showOverlays();
  openDialog('withdraw');
  openDialog('withdraw');
  await expect.element(dialog('Вывод на счёт')).toHaveAccessibleDescription('Пока не работает');
  expect(page.getByRole('dialog').elements()).toHaveLength(1);
  await switchLanguage('uz');
  await expect.element(page.getByText('Hozircha ishlamaydi')).toBeVisible();
});

test('[R2.31] the wrong-bonus dialog exists and never opens', async () => {
  showOverlays();
  openDialog('wrong-bonus');
  expect(dialogs.open).toEqual([]);
  show(<WrongBonusDialog onResult={() => undefined} />);
  await expect.element(dialog('Бонус начислен по ошибке')).toBeVisible();
});

test('[R2.31] a member with a card of another programme gets the manager’s mobile and the toll-free number', async () => {
  member.info = anna;
  showOverlays();
  openDialog('wrong-card');
  await expect.element(dialog('Карта другой программы')).toBeVisible();
  const call = (number: string) => page.getByRole('link', { name: `Позвонить ${number}` });
  const mobile = anna.manager?.phone ?? '';
  await expect
    .element(call(mobile))
    .toHaveAttribute('href', `tel:${mobile.replace(/[^\d+]/g, '')}`);
  await expect.element(call('8 800 100-00-11')).toHaveAttribute('href', 'tel:88001000011');
});

test('[R2.31] [R1.1] without a manager the brand’s mobile stands beside the toll-free number, and a number can be copied', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  showOverlays();
  openDialog('call');
  await expect
    .element(page.getByRole('link', { name: 'Позвонить +7 900 100-00-11' }))
    .toHaveAttribute('href', 'tel:+79001000011');
  await button('Скопировать 8 800 100-00-11').click();
  await expect.element(page.getByText('Скопировано')).toBeVisible();
  expect(written).toHaveBeenCalledWith('8 800 100-00-11');
  written.mockRejectedValue(new Error('refused'));
  await button('Скопировать 8 800 100-00-11').click();
  await expect.element(page.getByText(/Браузер не дал скопировать/)).toBeVisible();
});

test('[R2.31] [R4.1] the dialog about an off card leads to the support, the phones and the wrong card dialog', async () => {
  showOverlays();
  openDialog('card-off');
  await expect.element(page.getByText('тратить нельзя')).toBeVisible();
  await button('Написать в поддержку').click();
  expect(overlays.requestedScreen).toBe('/support?topic=CARD');
  overlays.requestedScreen = null;
  await button('Позвонить').click();
  await expect.element(dialog('Позвонить')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expectClosed('Позвонить');
  await button('Выдали карту другой программы?').click();
  await expect.element(dialog('Карта другой программы')).toBeVisible();
});

test('[R4.6] [R8.4] a failed screen and an outdated page show the required texts', async () => {
  showOverlays();
  showFailure('0badcafe');
  await expect
    .element(dialog('Ошибка'))
    .toHaveAccessibleDescription(
      'Произошла ошибка. Пожалуйста, попробуйте позже или свяжитесь с менеджером. Код ошибки для поддержки: 0badcafe',
    );
  await button('хорошо').click();
  openDialog('outdated');
  await expect
    .element(dialog('Ошибка'))
    .toHaveAccessibleDescription('Страница устарела, пожалуйста обновите');
  await expect.element(button('обновить')).toBeVisible();
});
