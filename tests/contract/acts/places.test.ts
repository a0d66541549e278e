import { describe, expect, it } from 'vitest';
import { journal } from '#server/database/schema/service/journal.ts';
import { SUGGEST_TOKEN } from '#server/http/static/app-config.ts';
import { buy } from '#tests/support/people/buy.ts';
import { orderIdIn } from '#tests/support/people/live-buyer.ts';
import { requestAs } from '#tests/support/service/request-as.ts';
import { tokenOf } from '#tests/support/service/test-app.ts';
import { lastRow, startApps } from './act-as.ts';

const { app, act, read, order: orderMug } = startApps();

const LIBRARY = {
  externalId: 'lib-1',
  name: { ru: 'Библиотека', uz: 'Kutubxona' },
  address: { ru: 'Москва, Мещанская, 9', uz: 'Moskva, Meshanskaya, 9' },
  hours: [{ day: 1, from: '10:00', to: '18:00' }],
};
const HALL = {
  name: { ru: 'Холл', uz: 'Xoll' },
  address: { ru: 'Казань, Баумана, 20', uz: 'Qozon, Bauman, 20' },
  hours: [],
};
const ARRIVED = { status: 'DELIVERED' };
const NAMED = 'Самовывоз: Библиотека (Москва, Мещанская, 9)';

async function add(place: object): Promise<number> {
  const { status, body } = await act('places', place);
  expect(status).toBe(200);
  return (body['place'] as unknown as { id: number }).id;
}

/** Buys a mug as the student. Returns the order’s id. */
async function orderAt(description: string): Promise<number> {
  const { seed, app: service } = app();
  const fields = { prodId: seed.mug, confirmedPrice: 1200, description };
  return orderIdIn(await (await buy(service, seed.student, fields)).text());
}

/** The order as its member reads it. */
async function pickupOf(id: number) {
  const response = await requestAs(app(), app().seed.student.email, `/service/api/orders/${id}`);
  return ((await response.json()) as { order: { pickup: object | null } }).order.pickup;
}

describe('pickup places', () => {
  it('[R11.1] [R11.3] a place is added, changed by the institution’s own id or by ours, and each step is in the journal', async () => {
    const id = await add(LIBRARY);
    expect(await lastRow(app())).toMatchObject({
      act: 'places.save',
      entity: 'place',
      entityId: String(id),
      before: null,
      after: { externalId: 'lib-1', name: LIBRARY.name, removedAt: null },
    });
    const renamed = { ...LIBRARY, name: { ru: 'Новая библиотека', uz: 'Yangi kutubxona' } };
    expect(await add(renamed)).toBe(id);
    expect(await lastRow(app())).toMatchObject({
      before: { name: LIBRARY.name },
      after: { name: renamed.name },
    });
    const { externalId: _, ...whole } = LIBRARY;
    expect(await act(`places/${id}`, whole, { method: 'PUT' })).toMatchObject({
      body: { place: { id, externalId: 'lib-1', name: LIBRARY.name, isWithdrawn: false } },
    });
    const { places } = await read('places', ['desk']);
    expect(places).toMatchObject([{ id, hours: LIBRARY.hours }]);
  });

  it('[R11.1] members find a place by both languages until it is withdrawn', async () => {
    const id = await add(LIBRARY);
    const find = async () => {
      const response = await app().app.request('/suggest/address', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Token ${SUGGEST_TOKEN}` },
        body: JSON.stringify({ query: 'kutub', kind: 'pickup', language: 'ru' }),
      });
      return (await response.json()) as unknown;
    };
    const value = 'Библиотека (Москва, Мещанская, 9)';
    expect(await find()).toEqual({ suggestions: [{ value, kind: 'pickup' }] });
    await act(`places/${id}/withdrawal`, { isWithdrawn: true });
    expect(await find()).toEqual({ suggestions: [] });
    expect(await act('places/999999/withdrawal', { isWithdrawn: true })).toMatchObject({
      status: 404,
    });
  });

  it('[R11.1] [R2.20] an order is fetched at the place that the member names, also after the place has closed', async () => {
    const id = await add(LIBRARY);
    const order = await orderAt(NAMED);
    const pickup = {
      place: LIBRARY.name,
      address: LIBRARY.address.ru,
      localAddress: LIBRARY.address,
      hours: LIBRARY.hours,
    };
    expect(await pickupOf(order)).toEqual(pickup);
    await act(`places/${id}/withdrawal`, { isWithdrawn: true });
    expect(await pickupOf(order)).toEqual(pickup);
    expect(await pickupOf(await orderAt(NAMED))).toBeNull();
    const { orders } = await read(`orders?place=${id}`);
    expect(orders).toMatchObject([{ id: order }]);
  });

  it('[R11.1] an order that named a place before it was added gets it', async () => {
    const order = await orderAt(NAMED);
    expect(await pickupOf(order)).toBeNull();
    await add(LIBRARY);
    expect(await pickupOf(order)).toMatchObject({ place: LIBRARY.name });
  });

  it('[R11.2] an order that arrives without a place goes to the only open one; among several, staff has to name it', async () => {
    await add(LIBRARY);
    const [first, second] = [await orderMug(), await orderMug()];
    await act(`orders/${first}/status`, ARRIVED);
    expect(await pickupOf(first)).toMatchObject({ place: LIBRARY.name });
    const hall = await add(HALL);
    expect(await act(`orders/${second}/status`, ARRIVED)).toMatchObject({
      status: 400,
      body: { field: 'place' },
    });
    expect(await read(`orders/${second}`)).toMatchObject({ order: { status: 'NEW_ORDER' } });
    await act(`orders/${second}/status`, { ...ARRIVED, place: hall });
    expect(await pickupOf(second)).toMatchObject({ place: HALL.name });
    const third = await orderAt(NAMED);
    await act(`orders/${third}/status`, ARRIVED);
    expect(await pickupOf(third)).toMatchObject({ place: LIBRARY.name });
  });

  it('[R11.2] an order goes to no place that is not there, and none that a courier brings', async () => {
    const lost = await orderMug();
    expect(await act(`orders/${lost}/status`, ARRIVED)).toMatchObject({ status: 200 });
    expect(await pickupOf(lost)).toBeNull();
    const hall = await add(HALL);
    const taken = await orderAt('Доставка: Москва, Тверская, 1');
    expect(await act(`orders/${taken}/status`, { ...ARRIVED, place: hall })).toMatchObject({
      status: 400,
      body: { field: 'place' },
    });
    const other = await orderMug();
    expect(await act(`orders/${other}/status`, { ...ARRIVED, place: 999_999 })).toMatchObject({
      status: 400,
      body: { field: 'place' },
    });
  });

  it.each([
    ['hours.0.from', { hours: [{ day: 1, from: '24:00', to: '25:00' }] }],
    ['hours', { hours: [{ day: 1, from: '18:00', to: '10:00' }] }],
    [
      'hours',
      {
        hours: [
          { day: 1, from: '10:00', to: '12:00' },
          { day: 1, from: '13:00', to: '15:00' },
        ],
      },
    ],
    ['name.uz', { name: { ru: 'Холл', uz: '  ' } }],
    ['externalId', { externalId: 'два слова' }],
    ['city', { city: 'Москва' }],
  ])('[R11.2] a mistake in %s is refused with its field: %j', async (field, change) => {
    expect(await act('places', { ...HALL, ...change })).toMatchObject({
      status: 400,
      body: { field },
    });
    expect(await app().db.$count(journal)).toBe(0);
  });

  it('[R11.2] two open places never have the same name: a member could not tell them apart', async () => {
    await add(LIBRARY);
    const hall = await add(HALL);
    const twin = { ...HALL, name: LIBRARY.name, address: LIBRARY.address };
    expect(await act('places', twin)).toMatchObject({ status: 409 });
    expect(await act(`places/${hall}`, twin, { method: 'PUT' })).toMatchObject({ status: 409 });
    const both = await Promise.all([
      act('places', { ...twin, name: { ru: 'А', uz: 'B' } }),
      act('places', { ...twin, name: { ru: 'А', uz: 'B' } }),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('[R11.2] whose role holds for one project only does not change places', async () => {
    const response = await app().app.request('/programme/v1/places', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${tokenOf('olga@example.test', { roles: ['programme'], projects: [1] })}`,
        'Content-Type': 'application/json',
        'X-Request-ID': crypto.randomUUID(),
      },
      body: JSON.stringify(HALL),
    });
    expect(response.status).toBe(403);
  });
});
