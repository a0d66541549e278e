import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { AppNotices } from '#src/app/notices/AppNotices.tsx';
import { Overlays } from '#src/app/overlays/Overlays.tsx';
import { database } from '#src/data/db/area/database.ts';
import { storePost } from '#src/data/db/outbox/posts.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { Settings } from '#src/features/settings/Settings.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { keepInstallPrompt } from '#src/platform/install/install-prompt.ts';
import { earnInstall } from '#src/platform/install/install.ts';
import { withTimeout } from '#src/platform/network/with-timeout.ts';
import { storeNotificationChoice } from '#src/platform/worker/push.ts';
import { storeMissingFiles } from '#src/platform/worker/stored-files.ts';
import { closeAllDialogs } from '#src/state/page/dialogs.ts';
import { storage } from '#src/state/session/storage.ts';
import { chooseNotifications } from '#src/sync/events/notifications.ts';
import { findings } from '../kit/ui-fixtures.tsx';
import { closeArea, openArea, show } from '../member/profile-orders-fixtures.tsx';
import { readyOrder } from '../shop/orders-fixtures.ts';

vi.mock('#src/platform/worker/stored-files.ts', { spy: true });
vi.mock('#src/platform/network/with-timeout.ts', { spy: true });
vi.mock('#src/sync/events/notifications.ts', { spy: true });

const HOUR = 3_600_000;

const region = (name: string) => page.getByRole('region', { name });
const app = region('Приложение');
const stored = region('Что хранится здесь');
const bar = page.getByText('Есть приложение');
const row = (name: string) =>
  stored.getByText(name, { exact: true }).query()?.closest('div')?.textContent;

const prompt = vi.fn<() => Promise<{ outcome: string }>>();
/** The browser offers the installation. */
const offer = () => dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));

// As the page's first program does.
keepInstallPrompt();

const showSettings = (onClear = () => undefined) =>
  show(
    <>
      <Settings onClear={onClear} />
      <Overlays />
    </>,
    '/settings',
  );
const showNotices = () => show(<AppNotices />);

beforeEach(async () => {
  await page.viewport(360, 740);
  await openArea();
  prompt.mockReset().mockResolvedValue({ outcome: 'accepted' });
});
afterEach(async () => {
  localStorage.removeItem('SF_INSTALL');
  storeNotificationChoice(null);
  delete window.installPrompt;
  Reflect.deleteProperty(navigator, 'standalone');
  storage.mode = 'device';
  closeAllDialogs();
  await switchLanguage('ru');
  await closeArea();
});

test('[R4.8] the switch of the device describes its effect and its current state', async () => {
  showSettings();
  const device = region('Это устройство');
  const own = device.getByRole('switch', { name: 'Это моё устройство' });
  await expect.element(device.getByText(/На чужом их лучше скрывать/)).toBeVisible();
  await expect.element(own).toHaveAccessibleDescription(/^Выключено/);
  await device.getByText('Это моё устройство').click();
  await expect.element(own).toHaveAccessibleDescription(/^Включено/);
  await device.getByText('Это моё устройство').click();
  await expect.element(own).toHaveAccessibleDescription(/^Выключено/);
});

test('[R9.7] where the browser forbids notifications, none is chosen, and the settings say what the member can do', async () => {
  const permission = vi.spyOn(Notification, 'permission', 'get').mockReturnValue('default');
  const request = vi.spyOn(Notification, 'requestPermission').mockResolvedValue('default');
  showSettings();
  const notify = region('Уведомления');
  const coins = notify.getByRole('switch', { name: 'Начисления' });
  // A member who closes the browser’s prompt may press again.
  await notify.getByText('Начисления').click();
  await expect.poll(() => request.mock.calls.length).toBe(1);
  await expect.element(coins).not.toBeChecked();
  await expect.element(notify.getByText(/запретил/)).not.toBeInTheDocument();

  request.mockImplementation(() => {
    permission.mockReturnValue('denied');
    return Promise.resolve('denied');
  });
  await notify.getByText('Начисления').click();
  const reason = notify.getByText(/Браузер запретил уведомления этому сайту/);
  await expect.element(reason).toHaveFocus();
  await expect.element(coins).not.toBeInTheDocument();
  expect(await findings()).toEqual([]);
});

test('[R9.7] a push service that responds after the limit switches the notifications on, and the message goes', async () => {
  vi.spyOn(Notification, 'permission', 'get').mockReturnValue('granted');
  vi.spyOn(Notification, 'requestPermission').mockResolvedValue('granted');
  const late = Promise.withResolvers<void>();
  vi.mocked(withTimeout).mockRejectedValueOnce(new Error('late'));
  vi.mocked(chooseNotifications).mockImplementationOnce(async (kinds) => {
    await late.promise;
    storeNotificationChoice({ endpoint: 'https://push.example/1', kinds, language: 'ru' });
  });
  showSettings();
  const notify = region('Уведомления');
  await notify.getByText('Начисления').click();
  const failure = notify.getByText(/Не получилось/);
  await expect.element(failure).toBeVisible();
  late.resolve();
  await expect.element(notify.getByRole('switch', { name: 'Начисления' })).toBeChecked();
  await expect.element(failure).not.toBeInTheDocument();
});

test('[R9.7] in a browser without notifications the settings say where news appear instead', async () => {
  vi.stubGlobal('PushManager', undefined);
  Reflect.deleteProperty(window, 'PushManager');
  showSettings();
  await expect.element(region('Уведомления').getByText(/Этот браузер не умеет/)).toBeVisible();
  await closeArea();
  vi.unstubAllGlobals();
});

test('[R9.12] the settings say how much of what is on the device, since when, and the size', async () => {
  await database().orders.put(readyOrder);
  await storeMeta('orders', true, Date.now() - 2 * HOUR);
  await storePost('lessonProgress', { lessonId: 1, done: true }, 'member', 'request');
  showSettings();
  await expect.element(stored).toBeVisible();
  await expect.poll(() => row('Заказы и коды')).toMatch(/Данные от .+1$/);
  expect(row('Операции')).toMatch(/ещё не загружались0$/);
  expect(row('Черновики и неотправленное')).toMatch(/1$/);
  await expect.poll(() => row('Всего занято')).toMatch(/\d+\sМБ$/);
  expect(await findings()).toEqual([]);
});

test('[R9.12] the settings request lasting storage from the browser and show its refusal', async () => {
  const persisted = vi.spyOn(navigator.storage, 'persisted').mockResolvedValue(false);
  const persist = vi.spyOn(navigator.storage, 'persist').mockResolvedValue(false);
  showSettings();
  await expect.element(stored.getByText(/браузер может удалить эти данные/)).toBeVisible();
  await stored.getByRole('button', { name: 'Попросить беречь' }).click();
  await expect.element(stored.getByText(/Браузер пока отказал/)).toBeVisible();
  persist.mockResolvedValue(true);
  persisted.mockResolvedValue(true);
  await stored.getByRole('button', { name: 'Попросить беречь' }).click();
  await expect
    .element(stored.getByText('Браузер бережёт эти данные', { exact: false }))
    .toBeVisible();
});

test('[R9.4] [R9.12] with storage in memory only, the settings do not claim that anything is kept', async () => {
  storage.mode = 'memory';
  showSettings();
  await expect.element(stored.getByText(/данные видны до закрытия вкладки/)).toBeVisible();
  await expect.poll(() => row('Операции')).toMatch(/0$/);
  await expect.element(stored.getByText(/бережёт|может удалить/)).not.toBeInTheDocument();
});

test('[R9.12] the device is cleared after a confirmation, and not without', async () => {
  const clear = vi.fn<() => undefined>();
  showSettings(clear);
  const action = stored.getByRole('button', { name: 'Очистить устройство' });
  await action.click();
  const dialog = page.getByRole('dialog', { name: 'Удалить всё с этого устройства?' });
  await dialog.getByRole('button', { name: 'Отмена' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(clear).not.toHaveBeenCalled();
  // A press in the place of «Отмена» could be its second tap until the pointer has left.
  await page.getByRole('heading', { level: 1 }).hover();
  await action.click();
  await dialog.getByRole('button', { name: 'Удалить и выйти' }).click();
  await expect.poll(() => clear.mock.calls).toHaveLength(1);
});

test('[R9.1] the installation is offered after a first success, and never again once it is declined', async () => {
  offer();
  showNotices();
  await expect.element(bar).not.toBeInTheDocument();
  earnInstall();
  await expect.element(bar).toBeVisible();
  await page.getByRole('button', { name: 'Закрыть' }).click();
  await expect.element(bar).not.toBeInTheDocument();
  earnInstall();
  offer();
  await expect.element(bar).not.toBeInTheDocument();
});

test('[R9.1] a member who cancels the browser’s dialog gets no second offer', async () => {
  offer();
  earnInstall();
  prompt.mockResolvedValue({ outcome: 'dismissed' });
  showNotices();
  await page.getByRole('button', { name: 'Установить' }).click();
  offer();
  await expect.element(bar).not.toBeInTheDocument();
  expect(localStorage.getItem('SF_INSTALL')).toBe('declined');
});

test('[R9.1] [R1.8] on an iPhone the offer leads to the steps, which show what to press, in both languages', async () => {
  Object.assign(navigator, { standalone: false });
  earnInstall();
  showNotices();
  await expect
    .element(page.getByRole('link', { name: 'Установить' }))
    .toHaveAttribute('href', '/settings');
  await closeArea();
  await openArea();
  showSettings();
  const steps = app.getByRole('list', { name: 'Как установить' });
  await expect.element(steps).toMatchTextContent(/Поделиться.*На экран.*Добавить/);
  await switchLanguage('uz');
  await expect.element(page.getByText(/Ulashish.*Share/)).toBeVisible();
  expect(await findings()).toEqual([]);
});

test('[R9.14] the settings promise a start without a network only once the app’s files are on the device', async () => {
  const files = Promise.withResolvers<boolean>();
  vi.mocked(storeMissingFiles).mockReturnValueOnce(files.promise);
  showSettings();
  await expect.element(app.getByText(/С экрана телефона/)).toBeVisible();
  await expect.element(app.getByText(/без сети тоже/)).not.toBeInTheDocument();
  files.resolve(true);
  await expect.element(app.getByText(/без сети тоже/)).toBeVisible();
});

test('[R9.1] the app is installed by the browser’s dialog, by the steps of an iPhone or by the browser’s menu', async () => {
  showSettings();
  await expect.element(app.getByText(/Открой меню браузера/)).toBeVisible();
  offer();
  await app.getByRole('button', { name: 'Установить' }).click();
  expect(prompt).toHaveBeenCalledOnce();
  await expect.element(app.getByRole('button', { name: 'Установить' })).not.toBeInTheDocument();
  dispatchEvent(new Event('appinstalled'));
  await expect.element(app.getByText(/Кабинет установлен/)).toBeVisible();
});
