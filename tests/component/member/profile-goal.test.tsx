import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { database } from '#src/data/db/area/database.ts';
import { storeMeta } from '#src/data/db/store-meta.ts';
import type { Product } from '#src/domain/catalog/product.ts';
import { Goal } from '#src/features/profile/goal/Goal.tsx';
import { network } from '#src/state/page/network.ts';
import { syncStatus } from '#src/state/session/sync-status.ts';
import { closeArea, openArea, show } from './profile-orders-fixtures.tsx';

const hoodie: Product = {
  id: 302,
  kind: 'product',
  name: { ru: 'Худи', uz: 'Xudi' },
  model: 'H1',
  description: { ru: '', uz: '' },
  brandId: 1,
  categoryId: 1,
  subCategoryId: null,
  typeId: 1,
  price: 4500,
  amount: { ru: '1 шт.', uz: '1 dona' },
  stock: 3,
  pictures: [],
  relatedIds: [],
  variantOf: null,
  options: [],
  ticketLimit: null,
  event: null,
  updatedAt: '2026-03-01T00:00:00Z',
};
const goal = { prodId: 302, savedAt: '2026-03-01T00:00:00Z' };

beforeEach(openArea);
afterEach(closeArea);

test('[R2.13] the goal shows its product, the saved part by name and the missing coins', async () => {
  await database().products.put(hoodie);
  await storeMeta('goal', { goal, product: null }, Date.now());
  show(<Goal balance={1300} friends={4} />);
  await expect
    .element(page.getByRole('link', { name: 'Худи' }))
    .toHaveAttribute('href', '/catalog/302');
  await expect.element(page.getByText(/^Осталось 3\s200\sтокен/u)).toBeVisible();
  await expect
    .element(page.getByRole('progressbar', { name: 'Накопления на цель: Худи' }))
    .toHaveAttribute('aria-valuenow', '28');
  await expect.element(page.getByText(/^Ещё 1.друг — и хватит\./u)).toBeVisible();
});

test('[R2.13] a reached goal says so, also when the catalog no longer has its product', async () => {
  await storeMeta('goal', { goal, product: hoodie }, Date.now());
  show(<Goal balance={4500} friends={4} />);
  await expect.element(page.getByText('Хватает!')).toBeVisible();
  await expect.element(page.getByText(/и хватит/u)).not.toBeInTheDocument();
});

test('[R2.13] without a goal the catalog is offered', async () => {
  await storeMeta('goal', { goal: null, product: null }, Date.now());
  show(<Goal balance={10} friends={4} />);
  await expect
    .element(page.getByRole('link', { name: 'Выбрать в каталоге' }))
    .toHaveAttribute('href', '/catalog');
});

test('[R2.13] offline, a goal that was never fetched is not shown as absent', async () => {
  network.reachable = false;
  show(<Goal balance={10} friends={4} />);
  await expect.element(page.getByText('Твоя цель')).not.toBeInTheDocument();
});

test('[R2.13] a goal that cannot be fetched shows an error with a retry in place of the skeleton', async () => {
  show(<Goal balance={10} friends={4} />);
  syncStatus.goal.state = 'failed';
  await expect.element(page.getByText('Цель не загрузилась. Баланс не изменился.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  syncStatus.goal.state = 'loading';
  await expect
    .element(page.getByText('Цель не загрузилась. Баланс не изменился.'))
    .not.toBeInTheDocument();
});

test('[R2.13] [R9.2] a stored goal stays on the screen when a refresh fails', async () => {
  await storeMeta('goal', { goal, product: hoodie }, Date.now());
  show(<Goal balance={1300} friends={4} />);
  syncStatus.goal.state = 'failed';
  await expect.element(page.getByRole('link', { name: 'Худи' })).toBeVisible();
  await expect
    .element(page.getByText('Цель не загрузилась. Баланс не изменился.'))
    .not.toBeInTheDocument();
});
