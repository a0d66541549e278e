import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Overlays } from '#src/app/overlays/Overlays.tsx';
import { WrongBonusDialog } from '#src/app/overlays/WrongBonusDialog.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { boot } from '#src/state/boot.ts';
import {
  askConfirm,
  closeAllDialogs,
  closeScreenDialogs,
  dialogs,
  openDialog,
  showFailure,
  showHighlight,
  showInfo,
} from '#src/state/dialogs.ts';
import { member } from '#src/state/member.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { anna } from './profile-fixtures.ts';
import { atRest, show } from './ui-stage.tsx';

const QUESTION = { title: 'Списать 1 200?', text: 'Заказ уйдёт менеджеру.' };
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const gone = (name: string) => expect.element(dialog(name)).not.toBeInTheDocument();

/** A press beside the dialog, as a hand makes it. */
function pressOutside(): void {
  const element = document.elementFromPoint(8, 8);
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    element?.dispatchEvent(new PointerEvent(type, { bubbles: true }));
  }
}

/** Presses beside the next dialog in the moment in which it opens. */
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
  boot.phase = 'ready';
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
  boot.phase = 'starting';
  member.info = null;
  vi.restoreAllMocks();
});

test('[R4.13] a question is answered by its buttons, once, and the focus returns to where it was', async () => {
  showOverlays();
  const opener = button('Заказать');
  await expect.element(opener).toBeVisible();
  opener.element().focus();
  const first = askConfirm(QUESTION);
  await expect.element(dialog(QUESTION.title)).toHaveAccessibleDescription(QUESTION.text);
  await button('Подтвердить').click();
  expect(await first).toBe(true);
  await gone(QUESTION.title);
  await expect.element(opener).toHaveFocus();

  const second = askConfirm(QUESTION);
  await button('Отмена').click();
  expect(await second).toBe(false);
});

test('[R4.13] a second tap on what opened a question leaves it open', async () => {
  showOverlays();
  const pressed = pressOutsideAtOnce();
  const answer = askConfirm(QUESTION);
  await pressed;
  await button('Подтвердить').click();
  expect(await answer).toBe(true);
});

test('[R4.13] Escape, the cross and a press outside say no', async () => {
  showOverlays();
  const ways = [
    () => userEvent.keyboard('{Escape}'),
    () => button('Закрыть').click(),
    () => atRest().then(pressOutside),
  ];
  for (const close of ways) {
    const answer = askConfirm(QUESTION);
    await expect.element(dialog(QUESTION.title)).toBeVisible();
    await close();
    expect(await answer).toBe(false);
    await gone(QUESTION.title);
  }
});

test('[R4.13] a text that is selected from the inside to the outside answers nothing', async () => {
  showOverlays();
  const answer = askConfirm(QUESTION);
  const text = page.getByText(QUESTION.text);
  await expect.element(text).toBeVisible();
  text.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  dialog(QUESTION.title)
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await button('Подтвердить').click();
  expect(await answer).toBe(true);
});

test('[R4.13] a persistent question has no cross and outlasts Escape twice and presses outside', async () => {
  showOverlays();
  const answer = askConfirm({ ...QUESTION, persistent: true, confirmText: 'Списать' });
  await expect.element(dialog(QUESTION.title)).toBeVisible();
  expect(button('Закрыть').elements()).toEqual([]);
  await userEvent.keyboard('{Escape}{Escape}');
  pressOutside();
  await button('Списать').click();
  expect(await answer).toBe(true);
});

test('[R4.13] labels are the asker’s or the language’s, and a danger looks like one', async () => {
  showOverlays();
  void askConfirm({ ...QUESTION, cancelText: 'Оставить', confirmText: 'Удалить', danger: true });
  await expect.element(button('Удалить')).toHaveAttribute('data-variant', 'danger');
  await button('Оставить').click();
  await switchLanguage('uz');
  void askConfirm(QUESTION);
  await expect.element(button('Tasdiqlash')).toBeVisible();
  await expect.element(button('Bekor qilish')).toBeVisible();
});

test('[R4.13] a question is answered by no when its screen, the page or the area is left; a message stays', async () => {
  showOverlays();
  await expect.element(button('Заказать')).toBeVisible();
  const leaves = [
    closeScreenDialogs,
    () => dispatchEvent(new Event('pagehide')),
    () => {
      boot.phase = 'signed-out';
    },
  ];
  for (const leave of leaves) {
    boot.phase = 'ready';
    const answer = askConfirm(QUESTION);
    await expect.element(dialog(QUESTION.title)).toBeVisible();
    leave();
    expect(await answer).toBe(false);
    await gone(QUESTION.title);
  }
  boot.phase = 'ready';
  void showInfo({ title: 'Готово', text: 'Карта выдана.' });
  closeScreenDialogs();
  await expect.element(dialog('Готово')).toBeVisible();
});

test('[R2.31] several dialogs lie over each other in the order of opening, and close from the top', async () => {
  showOverlays();
  void showInfo({ title: 'Первый', text: 'Снизу.' });
  const answer = askConfirm({ ...QUESTION, title: 'Второй' });
  await expect.element(dialog('Второй')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(await answer).toBe(false);
  await gone('Второй');
  await expect.element(dialog('Первый')).toBeVisible();
  await button('Хорошо').click();
  await gone('Первый');
});

test('[R2.31] question and message are 600 pixels wide, the highlighted one 1043, and on a phone all its width', async () => {
  const width = (name: string) =>
    expect.poll(() => dialog(name).element().getBoundingClientRect().width);
  showOverlays();
  void askConfirm(QUESTION);
  await width(QUESTION.title).toBe(600);
  void showInfo({ title: 'Готово', text: 'Да.' });
  await width('Готово').toBe(600);
  void showHighlight({ title: 'Поздравляем', message: 'Да.' });
  await width('Поздравляем').toBe(1043);
  await page.viewport(320, 640);
  await width('Поздравляем').toBeGreaterThan(300);
});

test('[R2.31] the highlighted dialog keeps its lines apart, and offers its action beside «Закрыть»', async () => {
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

test('[R2.31] withdrawing says that it does not work yet, in both languages', async () => {
  showOverlays();
  openDialog('withdraw');
  openDialog('withdraw');
  await expect.element(dialog('Вывод на счёт')).toHaveAccessibleDescription('Пока не работает');
  expect(page.getByRole('dialog').elements()).toHaveLength(1);
  await switchLanguage('uz');
  await expect.element(page.getByText('Hozircha ishlamaydi')).toBeVisible();
});

test('[R2.31] the wrong-bonus dialog exists and its gate always answers no', async () => {
  showOverlays();
  openDialog('wrong-bonus');
  expect(dialogs.open).toEqual([]);
  show(<WrongBonusDialog onAnswer={() => undefined} />);
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

test('[R2.31] without a manager there is still somebody to call, and a number can be copied', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  showOverlays();
  openDialog('call');
  await expect.element(page.getByText(/Мобильный менеджера появится/)).toBeVisible();
  await button('Скопировать 8 800 100-00-11').click();
  await expect.element(page.getByText('Скопировано')).toBeVisible();
  expect(written).toHaveBeenCalledWith('8 800 100-00-11');
  written.mockRejectedValue(new Error('refused'));
  await button('Скопировать 8 800 100-00-11').click();
  await expect.element(page.getByText(/Браузер не дал скопировать/)).toBeVisible();
});

test('[R2.31] [R4.1] a card that is off is explained, and leads on to the phones and to the wrong card', async () => {
  showOverlays();
  openDialog('card-off');
  await expect.element(page.getByText('тратить нельзя')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Написать в поддержку' }))
    .toHaveAttribute('href', 'mailto:support@synergy.friends.example');
  await button('Позвонить').click();
  await expect.element(dialog('Позвонить')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await gone('Позвонить');
  await button('Выдали карту другой программы?').click();
  await expect.element(dialog('Карта другой программы')).toBeVisible();
});

test('[R4.6] [R8.4] a failed screen and an outdated page are told in the words of the specification', async () => {
  showOverlays();
  showFailure('Нет такого заказа');
  await expect.element(dialog('Ошибка')).toHaveAccessibleDescription('Нет такого заказа');
  await button('хорошо').click();
  await gone('Ошибка');
  showFailure('');
  await expect.element(page.getByText(/^Произошла ошибка\. Пожалуйста/)).toBeVisible();
  await button('хорошо').click();
  openDialog('outdated');
  await expect
    .element(dialog('Ошибка'))
    .toHaveAccessibleDescription('Страница устарела, пожалуйста обновите');
  await expect.element(button('обновить')).toBeVisible();
});
