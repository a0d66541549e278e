import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Overlays } from '#src/app/overlays/Overlays.tsx';
import type { DeskHandOut, DeskOrder } from '#src/contract/acts/desk.ts';
import { fetchForStaff, sendAct } from '#src/data/api/programme-acts.ts';
import { openDatabase } from '#src/data/db/area/database.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { Desk } from '#src/features/staff/desk/Desk.tsx';
import type { StaffOrder } from '#src/features/staff/orders/use-orders.ts';
import { loadStaffTexts } from '#src/i18n/setup.ts';
import { network } from '#src/state/page/network.ts';
import { session } from '#src/state/session/session.ts';
import { show } from '../kit/ui-fixtures.tsx';
import { anOrder } from '../shop/orders-fixtures.ts';

/** A text that is the same in both languages. */
export const both = (text: string) => ({ ru: text, uz: text });
const place = (id: number, name: string) => ({
  id,
  externalId: null,
  name: both(name),
  address: both('Мещанская, 9'),
  hours: [],
  updatedAt: '2026-11-30T08:00:00.000Z',
  isWithdrawn: false,
});

export const REFERENCE = '00000000-0000-4000-8000-000000000001';
/** A member as the desk sees her. */
export const madina = (state: 'active' | 'blocked' = 'active') => ({
  reference: REFERENCE,
  name: 'Мадина К.',
  card: { number: '770012344821', state },
});
/** An order that waits at the desk. */
export const waits = (id: number, member: DeskOrder['member'] = madina()): DeskOrder => ({
  id,
  productName: both(`Рюкзак ${id}`),
  productImage: null,
  member,
  reports: [],
});
/** An order as the service has it, which waits at the other place by default. */
export const known = (id: number, fields: Partial<StaffOrder> = {}): StaffOrder => ({
  ...anOrder({ id }),
  kind: 'product',
  history: [],
  pickup: { place: both('Холл'), address: 'Баумана, 20', hours: [] },
  placeId: 2,
  member: { reference: REFERENCE, name: 'Каримова Мадина' },
  handOut: null,
  ...fields,
});
/** A hand-out that can be taken back. */
export const given = { at: '2026-11-30T10:00:00.000Z', by: 'Олег Тихонов', mayUndo: true };

interface Service {
  /** The orders that wait at the library. */
  waiting: DeskOrder[];
  /** What was handed out there. */
  handOuts: DeskHandOut[];
  /** All others. */
  orders: StaffOrder[];
  /** Ids that it was asked for. */
  lookUps: string[];
  /** By which the desk knows its signatures. */
  codeKey: string;
}

/** What the service has and was asked for. */
export const service: Service = { waiting: [], handOuts: [], orders: [], lookUps: [], codeKey: '' };

const RESPONSES: Readonly<Record<string, (query: Readonly<Record<string, unknown>>) => object>> = {
  '/places': () => ({ places: [place(1, 'Библиотека'), place(2, 'Холл')], nextCursor: null }),
  '/desk/orders': () => ({
    orders: service.waiting,
    gone: [],
    isWhole: true,
    codeKey: service.codeKey,
    at: new Date().toISOString(),
    nextCursor: null,
  }),
  '/desk/hand-outs': () => ({ handOuts: service.handOuts, nextCursor: null }),
  '/orders': ({ ids }) => {
    service.lookUps.push(String(ids));
    const named = String(ids).split(',').map(Number);
    const orders = service.orders.filter(({ id }) => named.includes(id));
    return { orders, nextCursor: null };
  },
};

/** Empties the service, which the test mocks, and signs the desk in on a phone. */
export async function startDesk(): Promise<void> {
  Object.assign(service, { waiting: [], handOuts: [], orders: [], lookUps: [], codeKey: '' });
  vi.mocked(sendAct).mockReset();
  vi.mocked(fetchForStaff).mockImplementation((_schema, path, query = {}) =>
    Promise.resolve(RESPONSES[path]?.(query) as never),
  );
  await openDatabase(`area-desk-${crypto.randomUUID()}`);
  await loadStaffTexts();
  await page.viewport(360, 740);
  network.reachable = true;
  Object.assign(session, {
    status: 'authenticated',
    member: { sub: 'desk', email: 'd@example.test', firstName: '', lastName: '', roles: ['desk'] },
  });
}

export const response = page.getByRole('region', { name: 'Ответ на код' });
export const title = response.getByRole('heading', { level: 2 });
export const handOutButton = response.getByRole('button', { name: /^Выдать: / });

/** Renders the desk with the dialogs that it opens. */
export const showDesk = (): void =>
  show(
    <>
      <Desk />
      <Overlays />
    </>,
  );

/** Opens the desk of the library. */
export async function openDesk(): Promise<void> {
  showDesk();
  await page.getByRole('button', { name: /^Библиотека/ }).click();
  await expect.element(page.getByText(`Ждут выдачи: ${service.waiting.length}`)).toBeVisible();
}

/** What a hand scanner does, whatever has the focus. */
export const scan = (code: string): Promise<void> => userEvent.keyboard(`${code}{Enter}`);

/** How the service refuses an act, in words. */
export const refusal = (text: string): ServiceError =>
  new ServiceError({ category: 'refused', status: 409, call: 'POST /programme/v1/x', text });

/** How it refuses whoever may not do something. */
export const forbidden = (text: string): ServiceError =>
  new ServiceError({ category: 'forbidden', status: 403, call: 'POST /programme/v1/x', text });

/** The act that hands an order out succeeds, and the service's list follows. */
export function takesHandOuts(): void {
  vi.mocked(sendAct).mockImplementation((_schema, path) => {
    const id = Number(/\d+/.exec(path)?.[0]);
    service.waiting = service.waiting.filter((order) => order.id !== id);
    service.orders = [known(id, { status: 'RECEIVED', handOut: given })];
    return Promise.resolve({ order: service.orders[0] } as never);
  });
}
