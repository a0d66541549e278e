import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fetchForStaff, sendAct } from '#src/data/api/programme-acts.ts';
import { database } from '#src/data/db/area/database.ts';
import { loadMeta } from '#src/data/db/meta.ts';
import { OFFLINE, ServiceError } from '#src/domain/service-error.ts';
import { network } from '#src/state/page/network.ts';
import { sendOutbox } from '#src/sync/outbox/posts.ts';
import { findings, show } from '../kit/ui-fixtures.tsx';
import {
  forbidden,
  handOutButton,
  known,
  madina,
  openDesk,
  refusal,
  response,
  scan,
  service,
  showDesk,
  startDesk,
  takesHandOuts,
  title,
  waits,
} from './desk-fixtures.tsx';

vi.mock('#src/data/api/programme-acts.ts', () => ({ fetchForStaff: vi.fn(), sendAct: vi.fn() }));

beforeEach(startDesk);

const call = 'POST /programme/v1/x';
const unsent = page.getByRole('list', { name: 'Ещё не записаны' });
const bodies = () => vi.mocked(sendAct).mock.calls.map(([, , body]) => body);

/** Takes the network away from a desk that is open. */
function loseNetwork(): void {
  network.reachable = false;
  const lost = new ServiceError({ category: 'unreachable', code: OFFLINE, call });
  vi.mocked(fetchForStaff).mockRejectedValue(lost);
  vi.mocked(sendAct).mockRejectedValue(lost);
}

test('[R12.2] [R9.11] without a network an order is handed out and says that it waits; the same code is red, and the report arrives with its time', async () => {
  service.waiting = [waits(100_001), waits(100_002)];
  await openDesk();
  loseNetwork();
  await expect.element(page.getByText(/^Нет сети\. Список верен на .*запишутся/)).toBeVisible();
  await scan('100001');
  await expect.element(title).toMatchTextContent('Можно выдать');
  await handOutButton.click();
  await expect.element(title).toMatchTextContent('Выдано, ждёт записи');
  await expect.element(page.getByText('Ждут выдачи: 1')).toBeVisible();
  await expect.element(unsent).toMatchTextContent('Ждёт записи');
  expect(await findings()).toEqual([]);
  expect(bodies()).toEqual([]);
  await scan('100001');
  await expect.element(title).toMatchTextContent('Уже выдано');
  await expect.element(response).toMatchTextContent('на этом устройстве');
  await expect.element(handOutButton).not.toBeInTheDocument();

  takesHandOuts();
  network.reachable = true;
  await sendOutbox();
  expect(bodies()).toEqual([
    {
      place: 1,
      device: expect.any(String) as string,
      handOutId: expect.any(String) as string,
      doneAt: expect.stringMatching(/^\d{4}-/) as string,
    },
  ]);
  await expect.element(unsent).not.toBeInTheDocument();
});

test('[R12.2] [R12.3] a hand-out whose response is lost is reported under one id of its own, by the same device', async () => {
  service.waiting = [waits(100_001)];
  await openDesk();
  await scan('100001');
  vi.mocked(sendAct).mockRejectedValue(new ServiceError({ category: 'timeout', call }));
  await handOutButton.click();
  await expect.element(title).toMatchTextContent('Выдано, ждёт записи');
  await sendOutbox().catch(() => undefined);
  takesHandOuts();
  await sendOutbox();
  const [asked, ...reports] = vi.mocked(sendAct).mock.calls;
  expect(asked?.[2]).not.toHaveProperty('doneAt');
  expect(reports.map(([, , body]) => body)).toEqual([
    expect.objectContaining(asked?.[2] as object),
    reports[0]?.[2],
  ]);
});

test('[R12.2] what has not left the device is taken back after a question, and the order waits again', async () => {
  service.waiting = [waits(100_001)];
  await openDesk();
  loseNetwork();
  await scan('100001');
  await handOutButton.click();
  await response.getByRole('button', { name: /^Вернуть выдачу/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Не отдан' }).click();
  await expect.element(unsent).not.toBeInTheDocument();
  await expect.element(page.getByText('Ждут выдачи: 1')).toBeVisible();
  await scan('100001');
  await expect.element(title).toMatchTextContent('Можно выдать');
});

test('[R12.2] a desk that is opened without a network has its list, which nobody reads from the device without the key', async () => {
  service.waiting = Array.from({ length: 200 }, (_, index) => waits(100_001 + index));
  await openDesk();
  await expect.poll(() => database().deskOrders.count()).toBe(64);
  // Another desk hands one out, and one more arrives.
  service.waiting = [...service.waiting.slice(1), waits(100_300)];
  vi.mocked(fetchForStaff).mockClear();
  await scan('100300');
  await expect.element(title).toMatchTextContent('Можно выдать');
  const rows = await database().deskOrders.toArray();
  const stored = rows.map(({ sealed }) => new TextDecoder().decode(sealed)).join('');
  expect(stored).not.toMatch(/Мадина|7700|Рюкзак/);
  const record = await loadMeta(database(), 'desk');
  expect(record?.value.key.extractable).toBe(false);

  show(null);
  await expect.element(page.getByRole('heading')).not.toBeInTheDocument();
  loseNetwork();
  showDesk();
  await expect.element(page.getByText('Ждут выдачи: 200')).toBeVisible();
  await expect.element(page.getByText('Список выдач есть только с сетью.')).toBeVisible();
  await scan('100300');
  await expect.element(title).toMatchTextContent('Можно выдать');
  await scan('100001');
  await expect.element(title).toMatchTextContent('Не проверено');
});

test('[R12.2] whoever may not read the list any more has it no longer, on the screen or on the device', async () => {
  service.waiting = [waits(100_001)];
  await openDesk();
  await expect.poll(() => database().deskOrders.count()).toBe(1);
  vi.mocked(fetchForStaff).mockRejectedValue(forbidden('Роль отозвана'));
  await scan('100001');
  await expect.element(page.getByText('Роль отозвана')).toBeVisible();
  expect(page.getByText('Ждут выдачи: 1').query()).toBeNull();
  expect(await database().deskOrders.count()).toBe(0);
  expect(await loadMeta(database(), 'desk')).toBeUndefined();
});

test('[R12.2] [R9.8] the service refuses for a while: the list stays, and a report is sent again until it is taken', async () => {
  service.waiting = [waits(100_001)];
  await openDesk();
  loseNetwork();
  await scan('100001');
  await handOutButton.click();
  await expect.element(title).toMatchTextContent('Выдано, ждёт записи');

  network.reachable = true;
  vi.mocked(fetchForStaff).mockRejectedValue(refusal('Слишком рано'));
  vi.mocked(sendAct).mockRejectedValue(forbidden('Нет прав'));
  await sendOutbox();
  await sendOutbox();
  await expect.element(title).toMatchTextContent('Выдано, ждёт записи');
  await expect.element(unsent).toMatchTextContent('Ждёт записи');
  await expect.element(page.getByText(/^Сервис сейчас отказывает\. Список верен на/)).toBeVisible();
  takesHandOuts();
  await sendOutbox();
  await expect.element(title).toMatchTextContent(/^Выдано$/);
  const ids = vi.mocked(sendAct).mock.calls.map(([, , , requestId]) => requestId);
  // The service would repeat the refusal that it keeps under the id of its request.
  expect(new Set(ids).size).toBe(3);
  expect(new Set(bodies().map((body) => JSON.stringify(body))).size).toBe(1);
});

test('[R12.2] a report that the service does not take is told as such, and is sent again by a press', async () => {
  service.waiting = [waits(100_001)];
  await openDesk();
  loseNetwork();
  await scan('100001');
  await handOutButton.click();
  await expect.element(title).toMatchTextContent('Выдано, ждёт записи');
  network.reachable = true;
  vi.mocked(sendAct).mockRejectedValue(refusal('Нет такого заказа'));
  await sendOutbox();
  await expect.element(title).toMatchTextContent('Выдано, но не записано');
  await expect.element(response).toMatchTextContent('Нет такого заказа');
  await expect.element(unsent).toMatchTextContent('Не принято');
  expect(await findings()).toEqual([]);
  takesHandOuts();
  await response.getByRole('button', { name: /^Отправить ещё раз/ }).click();
  await expect.element(title).toMatchTextContent(/^Выдано$/);
  await expect.element(unsent).not.toBeInTheDocument();
});

test('[R12.2] another place is chosen from the list, and without a network the desk goes back to its own', async () => {
  service.waiting = [waits(100_001)];
  await openDesk();
  loseNetwork();
  show(null);
  showDesk();
  await page.getByRole('button', { name: 'Другой пункт' }).click();
  await page.getByRole('button', { name: 'Остаться: Библиотека' }).click();
  await expect.element(page.getByText('Ждут выдачи: 1')).toBeVisible();
});

test('[R12.2] a card of which this device has handed out everything is red, and its open orders come first', async () => {
  service.waiting = [waits(100_001), waits(100_002)];
  service.orders = [known(100_009)];
  await openDesk();
  loseNetwork();
  await scan('100001');
  await handOutButton.click();
  await expect.element(title).toMatchTextContent('Выдано, ждёт записи');
  await scan(madina().card.number);
  await expect.element(title).toMatchTextContent('Можно выдать');
  await expect.element(response).toMatchTextContent('Рюкзак 100002');
  expect(response.getByText('Рюкзак 100001').query()).toBeNull();
  await handOutButton.click();
  await expect.element(title).toMatchTextContent('Выдано, ждёт записи');
  await scan(madina().card.number);
  await expect.element(title).toMatchTextContent('Уже выдано');
});
