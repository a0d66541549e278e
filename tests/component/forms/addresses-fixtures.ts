import { vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  createDeliveryNote,
  fetchDeliveryNotes,
  updateDeliveryNote,
} from '#src/data/api/shop/delivery-notes.ts';
import { fetchSuggestions } from '#src/data/api/shop/suggestions.ts';
import { database } from '#src/data/db/area/database.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import type { DeliveryNote } from '#src/domain/orders/delivery-note.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { viewOwner } from '#src/platform/owner-view/owner-view.ts';
import { session } from '#src/state/session/session.ts';
import { closeArea, openArea } from '../member/profile-orders-fixtures.tsx';

const silence = new ServiceError({ category: 'unreachable', call: 'test' });
export const HOME = 'Москва, Ленинградский проспект, 80';
export const DESK = 'Главный корпус, пункт выдачи, окно 2';

export const note = (id: number, fields: Partial<DeliveryNote> = {}): DeliveryNote => ({
  id,
  kind: 'delivery',
  address: `Казань, улица Баумана, ${id}`,
  comment: '',
  active: true,
  isDefault: false,
  updatedAt: '2026-03-01T00:00:00Z',
  ...fields,
});

export async function store(...notes: readonly DeliveryNote[]): Promise<void> {
  await database().deliveryNotes.bulkPut([...notes]);
  await storeMeta('deliveryNotes', true, Date.now());
}
export const storeUsual = () =>
  store(
    note(1, { kind: 'pickup', address: DESK }),
    note(2, { address: HOME, comment: 'Домофон 47', isDefault: true }),
    note(3, { address: 'Старое общежитие', active: false }),
  );

/** Signs in a member without addresses. Calls that a test does not mock fail as without a network. */
export async function openAddressesArea(): Promise<void> {
  await page.viewport(360, 740);
  await openArea();
  session.member = {
    sub: 'anna',
    email: 'anna@example.test',
    firstName: '',
    lastName: '',
    roles: [],
    databaseName: 'anna',
  };
  vi.mocked(createDeliveryNote).mockRejectedValue(silence);
  vi.mocked(updateDeliveryNote).mockRejectedValue(silence);
  vi.mocked(fetchDeliveryNotes).mockRejectedValue(silence);
  vi.mocked(fetchSuggestions).mockResolvedValue([]);
}

export async function closeAddressesArea(): Promise<void> {
  viewOwner(null);
  session.member = null;
  await switchLanguage('ru');
  await closeArea();
}

export const card = (name: string) => page.getByRole('article', { name });
export const button = (name: string) => page.getByRole('button', { name });
export const dialog = page.getByRole('dialog');
export const addressField = dialog.getByRole('combobox', { name: 'Адрес' });
