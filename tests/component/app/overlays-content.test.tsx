import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Overlays } from '#src/app/overlays/Overlays.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { member } from '#src/state/member/member.ts';
import { closeAllDialogs, openDialog, type PlainDialog } from '#src/state/page/dialogs.ts';
import { network } from '#src/state/page/network.ts';
import { dispatchBoot } from '#src/state/session/boot.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { applyBrandTheme, findings, show } from '../kit/ui-fixtures.tsx';
import { anna } from '../member/profile-fixtures.ts';
import { watchFor } from '../member/profile-orders-fixtures.tsx';

const POLICY =
  '<!doctype html><title>Т</title><main><h1>Политика</h1><h2>1. Кто</h2><p>Оператор.</p></main>';

const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const expectClosed = (name: string) => expect.element(dialog(name)).not.toBeInTheDocument();

const respondWithPage = (html: string, status = 200) =>
  vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(new Response(html, { status, headers: { 'Content-Type': 'text/html' } })),
    );

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
  network.reachable = true;
  vi.restoreAllMocks();
});

test('[R2.31] [R10.6] the policy loads when its dialog opens, and the keyboard scrolls it', async () => {
  const fetchMock = respondWithPage(POLICY);
  showOverlays();
  await expect.element(button('Заказать')).toBeVisible();
  expect(fetchMock).not.toHaveBeenCalled();
  openDialog('privacy');
  await expect.element(page.getByRole('heading', { name: '1. Кто' })).toBeVisible();
  await expect.element(page.getByText('Оператор.')).toBeVisible();
  // The page’s own title is replaced by the dialog’s.
  expect(page.getByRole('heading', { name: 'Политика', exact: true }).elements()).toEqual([]);
  await userEvent.keyboard('{Tab}');
  await expect
    .element(page.getByRole('region', { name: 'Политика конфиденциальности' }))
    .toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expectClosed('Политика конфиденциальности');
  openDialog('privacy');
  await expect.element(page.getByText('Оператор.')).toBeVisible();
  expect(fetchMock).toHaveBeenCalledTimes(2);
});

test('[R2.31] a policy that cannot be loaded shows an error and a retry', async () => {
  const fetchMock = respondWithPage('', 500);
  showOverlays();
  openDialog('privacy');
  const failure = page.getByRole('alert').getByText('Не удалось загрузить контент политики');
  await expect.element(failure).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Открыть страницу политики' }))
    .toHaveAttribute('href', `${location.origin}/site/lp/privacy-common/`);
  fetchMock.mockRestore();
  respondWithPage(POLICY);
  await button('Повторить').click();
  await expect.element(page.getByText('Оператор.')).toBeVisible();
});

test('[R2.31] reopening the dialog resets an earlier or pending failure', async () => {
  respondWithPage('', 500);
  showOverlays();
  openDialog('privacy');
  await expect.element(page.getByText(/Не удалось загрузить/)).toBeVisible();
  closeAllDialogs();
  await expectClosed('Политика конфиденциальности');
  vi.restoreAllMocks();
  let refuse: (reason: Error) => void = () => undefined;
  const slow = new Promise<Response>((_, reject) => {
    refuse = reject;
  });
  vi.spyOn(globalThis, 'fetch').mockReturnValue(slow);
  const isFailed = watchFor('Не удалось загрузить');
  openDialog('privacy');
  await expect.element(dialog('Политика конфиденциальности')).toBeVisible();
  closeAllDialogs();
  await expectClosed('Политика конфиденциальности');
  vi.restoreAllMocks();
  respondWithPage(POLICY);
  openDialog('privacy');
  refuse(new TypeError('offline'));
  await expect.element(page.getByText('Оператор.')).toBeVisible();
  expect(isFailed()).toBe(false);
});

const TITLES: Readonly<Record<Exclude<PlainDialog, 'wrong-bonus'>, { ru: string; uz: string }>> = {
  call: { ru: 'Позвонить', uz: 'Qoʻngʻiroq qilish' },
  'card-off': { ru: 'Карта отключена', uz: 'Karta oʻchirilgan' },
  'email-completed': { ru: 'Почта изменена', uz: 'Pochta almashtirildi' },
  invite: { ru: 'Пригласить друга', uz: 'Doʻstni taklif qilish' },
  outdated: { ru: 'Ошибка', uz: 'Xatolik' },
  privacy: { ru: 'Политика конфиденциальности', uz: 'Maxfiylik siyosati' },
  withdraw: { ru: 'Вывод на счёт', uz: 'Hisobga chiqarish' },
  'wrong-card': { ru: 'Карта другой программы', uz: 'Boshqa dastur kartasi' },
};

for (const [kind, titles] of Object.entries(TITLES) as [
  PlainDialog,
  { ru: string; uz: string },
][]) {
  test(`[R10.1] [R10.2] axe finds nothing in «${kind}», at 320 pixels, in either language and theme`, async () => {
    respondWithPage(POLICY);
    member.info = anna;
    await page.viewport(320, 640);
    showOverlays();
    openDialog(kind);
    for (const language of ['ru', 'uz'] as const) {
      await switchLanguage(language);
      for (const theme of ['light', 'dark'] as const) {
        applyBrandTheme('people', theme);
        await expect.element(dialog(titles[language])).toBeVisible();
        expect(await findings()).toEqual([]);
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
        const box = dialog(titles[language]).element();
        expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
      }
    }
  });
}
