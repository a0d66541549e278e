import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Overlays } from '#src/app/overlays/Overlays.tsx';
import { fetchOperations } from '#src/data/api/programme/operations.ts';
import { database } from '#src/data/db/area/database.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import { loadNewBonus, storeAnnouncedBonus } from '#src/data/db/welcome-bonus.ts';
import { CARD_STATUS, type Card } from '#src/domain/member/card.ts';
import { WelcomeBonus } from '#src/features/welcome-bonus/WelcomeBonus.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { member } from '#src/state/member/member.ts';
import { closeAllDialogs, showInfo } from '#src/state/page/dialogs.ts';
import { dispatchBoot } from '#src/state/session/boot.ts';
import { session } from '#src/state/session/session.ts';
import { syncStatus } from '#src/state/session/sync-status.ts';
import { findings } from '../kit/ui-fixtures.tsx';
import { operation, storeOperations } from './history-fixtures.ts';
import { physicalCard } from './profile-fixtures.ts';
import { closeArea, openArea, show } from './profile-orders-fixtures.tsx';

// No test reaches the service: this call is mocked.
vi.mock('#src/data/api/programme/operations.ts', { spy: true });

const yesterday = () => new Date(Date.now() - 86_400_000).toISOString();
const dialog = page.getByRole('dialog', { name: /Тебе начислено/ });

/** The address, as a screen below the dialog. */
function Address() {
  const { pathname } = useLocation();
  return (
    <>
      <h1>{pathname}</h1>
      <input aria-label="Поле" />
    </>
  );
}

function showAt(address: string, cards: readonly Card[] = [physicalCard]): void {
  Object.assign(member, { cards, cardsKnown: true });
  show(
    <>
      <Address />
      <WelcomeBonus />
      <Overlays />
    </>,
    address,
  );
}

/** This tab has refreshed the operations. */
const refreshed = () =>
  Object.assign(syncStatus.operations, { state: 'idle', updatedAt: Date.now() });

/** Waits until the app has looked for the bonus, which it does every half second. */
async function untilChecked(): Promise<void> {
  const checkedAt = Date.now() + 1200;
  await expect.poll(() => Date.now()).toBeGreaterThan(checkedAt);
}

beforeEach(async () => {
  await openArea();
  await page.viewport(1280, 800);
  dispatchBoot({ type: 'restarted', hasData: true });
  const bonus = operation('WELCOME', 250, yesterday());
  await storeOperations([bonus]);
  await storeMeta('operationsDictionary', [{ xmlId: 'WELCOME', ids: [1] }], Date.now());
  session.status = 'authenticated';
  vi.mocked(fetchOperations).mockResolvedValue({ operations: [bonus], nextCursor: null });
});
afterEach(async () => {
  closeAllDialogs();
  dispatchBoot({ type: 'restarted', hasData: false });
  await switchLanguage('ru');
  await closeArea();
});

test('[R4.12] [R2.31] the dialog says how many coins came and leads to the catalog, once', async () => {
  refreshed();
  showAt('/');
  await expect.element(dialog).toBeVisible();
  await expect.element(dialog).toMatchTextContent(/Тебе начислено 250\sтокенов/);
  await expect.element(dialog).toMatchTextContent(/1\sтокен = 1\sрубль/);
  expect(await findings()).toEqual([]);
  expect(await loadNewBonus(database(), Date.now())).not.toBeNull();
  await dialog.getByRole('button', { name: 'Открыть каталог' }).click();
  await expect.element(page.getByRole('heading', { name: '/catalog' })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => loadNewBonus(database(), Date.now())).toBeNull();
});

test('[R4.12] without a physical card it leads to the card', async () => {
  refreshed();
  showAt('/', []);
  await expect.element(dialog).toMatchTextContent(/нужна физическая карта/);
  await dialog.getByRole('button', { name: 'Получить карту' }).click();
  await expect.element(page.getByRole('heading', { name: '/get-card' })).toBeVisible();
});

test('[R4.12] it is Uzbek on an Uzbek screen', async () => {
  await switchLanguage('uz');
  refreshed();
  showAt('/');
  const uzbek = page.getByRole('dialog', { name: /Hisobingizga 250\stoken tushdi/ });
  await expect.element(uzbek).toMatchTextContent(/1\stoken = 1\srubl.*Katalogni ochish/);
});

test('[R4.12] it waits for the refresh of the operations, and stays closed when that fails', async () => {
  Object.assign(syncStatus.operations, { state: 'failed', updatedAt: null });
  showAt('/');
  await untilChecked();
  expect(dialog.elements()).toEqual([]);
  refreshed();
  await expect.element(dialog).toBeVisible();
});

test('[R4.12] it waits for another dialog and for a field that the member fills in', async () => {
  showAt('/');
  await page.getByRole('textbox', { name: 'Поле' }).click();
  refreshed();
  await untilChecked();
  expect(dialog.elements()).toEqual([]);
  void showInfo({ title: 'Другой диалог', text: 'Текст' });
  const other = page.getByRole('dialog', { name: 'Другой диалог' });
  await expect.element(other).toBeVisible();
  (document.activeElement as HTMLElement).blur();
  await untilChecked();
  expect(dialog.elements()).toEqual([]);
  closeAllDialogs();
  await expect.element(other).not.toBeInTheDocument();
  (document.activeElement as HTMLElement).blur();
  await expect.element(dialog).toBeVisible();
});

test('[R4.12] it stays closed without a response or after a cancellation, and the next refresh requests them again', async () => {
  const cancelled = operation('CANCELLATION', -250, yesterday());
  vi.mocked(fetchOperations).mockRejectedValue(new Error('lost'));
  await storeMeta(
    'operationsDictionary',
    [
      { xmlId: 'WELCOME', ids: [1] },
      { xmlId: 'CANCELLATION', ids: [8] },
    ],
    Date.now(),
  );
  refreshed();
  showAt('/');
  await untilChecked();
  expect(dialog.elements()).toEqual([]);
  expect(fetchOperations).toHaveBeenCalledTimes(1);
  const bonus = await loadNewBonus(database(), Date.now());
  vi.mocked(fetchOperations).mockResolvedValue({
    operations: [{ ...cancelled, operationId: 8 }, ...(bonus ? [bonus] : [])],
    nextCursor: null,
  });
  refreshed();
  await expect.poll(() => vi.mocked(fetchOperations).mock.calls.length).toBe(2);
  await untilChecked();
  expect(dialog.elements()).toEqual([]);
});

for (const [why, address, cards] of [
  ['on another screen', '/get-card', []],
  ['while the card is off', '/', [{ ...physicalCard, status: CARD_STATUS.off }]],
  ['while the card is blocked', '/', [{ ...physicalCard, status: CARD_STATUS.blocked }]],
] as const) {
  test(`[R4.12] it does not open ${why}`, async () => {
    refreshed();
    showAt(address, cards);
    await untilChecked();
    expect(dialog.elements()).toEqual([]);
    expect(await loadNewBonus(database(), Date.now())).not.toBeNull();
  });
}

test('[R4.12] a bonus that the celebration of the card or another tab announced stays closed', async () => {
  const bonus = await loadNewBonus(database(), Date.now());
  await storeAnnouncedBonus(bonus?.id ?? 0);
  refreshed();
  showAt('/');
  await untilChecked();
  expect(dialog.elements()).toEqual([]);
});
