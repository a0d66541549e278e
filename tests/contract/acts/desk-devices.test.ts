import { expect, it } from 'vitest';
import { startDesks } from './desks.ts';

const { act, read, places, waitingAt, handOutsAt } = startDesks();

const DEVICE = '11111111-1111-4111-8111-111111111111';
const WITHDRAWN = /^Это устройство отозвано/;

const list = (path: string) => read(path, ['desk']);
const orders = (device = DEVICE) => list(`desk/orders?place=${places.library}&device=${device}`);
const devices = async () =>
  (await read('desk/devices'))['devices'] as unknown as readonly { readonly id: number }[];
const withdraw = async (isWithdrawn = true) => {
  const [device] = await devices();
  return act(`desk/devices/${device?.id}/withdrawal`, { isWithdrawn });
};

it('[R12.2] an admin sees which devices have a list, who had them last and where', async () => {
  await orders();
  await list(`desk/orders?place=${places.hall}&device=${DEVICE}`);
  await list(`desk/orders?place=${places.library}`);
  expect(await devices()).toMatchObject([
    { name: 'Анна Тестова', place: { ru: 'Холл' }, isWithdrawn: false },
  ]);
  const [device] = (await devices()) as unknown as readonly { readonly seenAt: string }[];
  expect(Math.abs(Date.parse(device?.seenAt ?? '') - Date.now())).toBeLessThan(60_000);
  expect(await read('desk/devices', ['manager'])).toMatchObject({ errorCode: 'FORBIDDEN' });
});

it('[R12.2] [R12.3] a withdrawn device gets no list and hands out nothing; what it reports is kept, told to the desks, and does not count', async () => {
  const id = await waitingAt(places.library);
  await orders();
  expect(await withdraw()).toMatchObject({ body: { device: { isWithdrawn: true } } });
  expect(await orders()).toMatchObject({ message: expect.stringMatching(WITHDRAWN) as string });
  const since = new Date().toISOString();
  expect(
    await list(`desk/hand-outs?place=${places.library}&since=${since}&device=${DEVICE}`),
  ).toMatchObject({ errorCode: 'FORBIDDEN' });

  const body = { place: places.library, device: DEVICE };
  expect(await act(`orders/${id}/hand-out`, body, { role: 'desk' })).toMatchObject({
    status: 403,
    body: { message: expect.stringMatching(WITHDRAWN) as string },
  });
  expect(
    await act(`orders/${id}/hand-out`, { ...body, doneAt: since }, { role: 'desk' }),
  ).toMatchObject({ status: 200, body: { order: { status: 'DELIVERED', handOut: null } } });
  expect(await handOutsAt(places.library)).toMatchObject([{ orderId: id, problem: 'WITHDRAWN' }]);
  const { orders: waiting } = await list(`desk/orders?place=${places.library}`);
  expect(waiting).toMatchObject([{ id, reports: [{ by: 'Анна Тестова' }] }]);
  const { entries } = await read('journal?act=desk.withdraw');
  expect(entries).toMatchObject([{ before: { removedAt: null }, refusal: null }]);
});

it('[R12.2] a withdrawal that was a mistake is taken back', async () => {
  const id = await waitingAt(places.library);
  await orders();
  await withdraw();
  await withdraw(false);
  expect(await orders()).toMatchObject({ orders: [{ id }] });
});

it('[R12.2] a place that never was is not found, also for a device', async () => {
  expect(await list(`desk/orders?place=999&device=${DEVICE}`)).toMatchObject({
    errorCode: 'NOT_FOUND',
  });
  expect(await devices()).toEqual([]);
  expect(await orders('no-uuid')).toMatchObject({ errorCode: 'INVALID' });
});
