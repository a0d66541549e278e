import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { database } from '#src/data/db/area/database.ts';
import type { Order } from '#src/domain/orders/order.ts';
import { OrderDetails } from '#src/features/orders/details/OrderDetails.tsx';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { lecture } from '#src/ui/app/ProductCard/example-products.ts';
import { closeArea, openArea, show } from '../member/profile-orders-fixtures.tsx';
import { anOrder } from '../shop/orders-fixtures.ts';

beforeEach(openArea);
afterEach(closeArea);
afterEach(() => switchLanguage('ru'));

const open = (fields: Partial<Order>) =>
  show(
    <OrderDetails
      order={anOrder({ id: 77, ...fields })}
      history="stored"
      isAmongOthers={false}
      isOnly={false}
      onShowCode={() => undefined}
    />,
  );
const article = page.getByRole('article').last();

test.each(['BUYING', 'DELIVERY'])(
  '[R2.16] [R2.19] in the status «%s» a ticket or a service has no text about buying or carrying',
  async (status) => {
    open({ kind: 'event', status });
    await expect.element(article).toMatchTextContent(/Оформляем билет/u);
    await expect.element(article).not.toMatchTextContent(/Закупаем|В пути|Везём/u);
    open({ kind: 'service', status });
    await expect.element(article).toMatchTextContent(/В работе/u);
    await expect.element(article).not.toMatchTextContent(/Закупаем|В пути|Везём/u);
    open({ kind: 'product', status: 'BUYING' });
    await expect.element(article).toMatchTextContent(/Закупаем/u);
  },
);

test('[R2.19] steps that a ticket calls by one name are one step, with the first date and the last comment', async () => {
  const at = (day: number) => `2026-11-0${day}T10:00:00.000Z`;
  open({
    kind: 'event',
    status: 'DELIVERED',
    history: [
      { status: 'NEW_ORDER', at: at(1), comment: null },
      { status: 'PROCESSING', at: at(2), comment: null },
      { status: 'BUYING', at: at(3), comment: 'Место выбрано' },
      { status: 'DELIVERY', at: at(4), comment: null },
      { status: 'DELIVERED', at: at(5), comment: null },
    ],
  });
  const track = page.getByRole('list').last();
  await expect.element(track).toMatchTextContent(/Билет заказан.*Оформляем билет.*Билет готов/su);
  const steps = track.getByRole('listitem');
  expect(steps.elements().map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Билет заказан'),
    expect.stringMatching(/Оформляем билет.*02\.11\.2026.*Место выбрано/su),
    expect.stringContaining('Билет готов'),
    expect.stringContaining('Посещено'),
  ]);
});

test('[R2.16] [R2.19] a ticket says when and where, and gives the event to a calendar', async () => {
  await database().products.put({ ...lecture, id: 5 });
  open({ kind: 'event', status: 'DELIVERED', prodId: 5 });
  await expect.element(article).toMatchTextContent(/Билет готов/u);
  await expect.element(article).toMatchTextContent(/Покажи код на входе/u);
  await expect.element(page.getByText(/^4\sдекабря(\s2026)?, 19:00$/)).toBeVisible();
  await expect.element(page.getByText('Корпус «Семёновский», аудитория 401')).toBeVisible();
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#calendar';
  });
  await page.getByRole('button', { name: 'Добавить в календарь' }).click();
  await expect.poll(() => files.length).toBe(1);
  const text = (await files[0]?.text()) ?? '';
  expect(text).toContain('DTSTART:20261204T');
  expect(text.replaceAll('\r\n ', '')).toContain(
    String.raw`LOCATION:Корпус «Семёновский»\, аудитория 401`,
  );
  await switchLanguage('uz');
  await expect.element(page.getByRole('button', { name: 'Taqvimga qoʻshish' })).toBeVisible();
});

test('[R2.19] a ticket whose event the catalog lacks shows no event', async () => {
  open({ kind: 'event', status: 'NEW_ORDER', prodId: 404 });
  await expect.element(article).toMatchTextContent(/Билет заказан/u);
  await expect
    .element(page.getByRole('button', { name: 'Добавить в календарь' }))
    .not.toBeInTheDocument();
});
