import type { DeskOrder } from '#src/contract/acts/desk.ts';
import type { StaffOrder } from '#src/features/staff/orders/use-orders.ts';
import { anOrder } from '../shop/orders-fixtures.ts';

/** A text that is the same in both languages. */
export const both = (text: string) => ({ ru: text, uz: text });
/** A pickup place as staff has it. */
export const place = (id: number, name: string) => ({
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
