import i18next from 'i18next';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AppNotices } from '#src/app/notices/AppNotices.tsx';
import { Notices } from '#src/app/notices/Notices.tsx';
import { OrderNotices } from '#src/app/notices/OrderNotices.tsx';
import { CardWarning } from '#src/app/shell/CardWarning.tsx';
import { database } from '#src/data/db/area/database.ts';
import { storePostEvent } from '#src/data/db/outbox/posts.ts';
import { MESSAGES } from '#src/features/email-change/state/state-message.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { member } from '#src/state/member/member.ts';
import {
  acknowledgeReady,
  notifyReadyOrders,
  readyOrders,
} from '#src/state/member/ready-orders.ts';
import { announcer } from '#src/state/page/announcer.ts';
import { session } from '#src/state/session/session.ts';
import { storage } from '#src/state/session/storage.ts';
import { NoticeBar } from '#src/ui/app/NoticeBar/NoticeBar.tsx';
import { backpack } from '#src/ui/app/ProductCard/example-products.ts';
import { storePurchase } from '#tests/support/device/stored-purchase.ts';
import { findings } from '../kit/ui-fixtures.tsx';
import { closeArea, openArea, show } from '../member/profile-orders-fixtures.tsx';
import { anOrder, readyOrder } from '../shop/orders-fixtures.ts';

beforeEach(async () => {
  await openArea();
  await page.viewport(360, 740);
  session.status = 'authenticated';
  await database().products.put(backpack);
  await database().orders.put(readyOrder);
});
afterEach(async () => {
  acknowledgeReady(readyOrders.ids);
  storage.mode = 'device';
  announcer.text = '';
  await switchLanguage('ru');
  await closeArea();
});

const intent = async (prodId: number, state: 'draft' | 'sending') => {
  const body = { cardId: 1, comment: '', date: '', description: '', prodId };
  const values = { subject: 'member', body, confirmedPrice: 100, at: Date.now() };
  return (await storePurchase({ ...values, state })).requestId;
};
const bars = () => Array.from(document.querySelectorAll('#banners [data-tone]'));
const close = () => page.getByRole('button', { name: 'Закрыть' }).click();
const onlyBar = (text: RegExp) =>
  expect
    .poll(() => bars().map(({ textContent }) => textContent))
    .toEqual([expect.stringMatching(text)]);

test('[R4.15] [R9.9] of all banners one is shown, the most important; the next comes when it is closed or resolved', async () => {
  await intent(backpack.id, 'draft');
  const bought = await intent(7, 'sending');
  await storePostEvent(bought, { type: 'accepted', order: anOrder({ id: 41 }) });
  notifyReadyOrders([readyOrder.id]);
  storage.mode = 'memory';
  session.status = 'anonymous';
  Object.assign(member, { cards: [], cardsKnown: true });
  show(
    <div id="banners">
      <CardWarning />
      <Notices />
      <AppNotices />
      <OrderNotices />
    </div>,
  );
  await onlyBar(/^Сеанс закончился/);
  session.status = 'authenticated';
  await onlyBar(/^Заказ №\s41 принят: Позиция каталога №\s7/);
  await expect.poll(() => announcer.text).toMatch(/^Заказ №\s41 принят/);
  await close();
  await onlyBar(/^Заказ готов к выдаче: Рюкзак 10482/);
  await close();
  await onlyBar(/^Устройство не хранит данные/);
  await close();
  await onlyBar(/^Незавершённый заказ: Рюкзак/);
  await close();
  await onlyBar(/^Нет физической карты/);
  expect(await findings()).toEqual([]);
});

test.each(['/no-card', '/get-card', '/verify-phone'])(
  '[R2.6] on the way to a card, at %s, no banner says that one is missing',
  async (address) => {
    Object.assign(member, { cards: [], cardsKnown: true });
    show(
      <>
        <CardWarning />
        <p>whole</p>
      </>,
      address,
    );
    await expect.element(page.getByText('whole')).toBeVisible();
    expect(page.getByText(/Нет физической карты/).elements()).toEqual([]);
  },
);

type Line = readonly [
  text: string,
  action: string | null,
  isClosable?: boolean,
  isButton?: boolean,
];

const ignore = () => undefined;
const t = (key: string): string =>
  (i18next.t as (key: string, values: object) => string)(key, { number: '12', id: 1_059_415 });
const EMAIL_KINDS = Object.keys(MESSAGES);
const OWN_CHANGE = ['confirmed', 'approved', 'refused', 'other-system', 'expired', 'exhausted'];
const ORDERS = [
  'unconfirmed',
  'unconfirmedMany',
  'placed',
  'placedMany',
  'rejected',
  'uncertain',
  'rejectedMany',
  'ready',
  'arrived',
  'several',
  'arrivedMany',
  'draft',
  'drafts',
];
const lines = (): readonly Line[] => [
  ...ORDERS.map((text): Line => [`orders:notice.${text}`, 'orders:notice.see']),
  ['orders:event.step.DELIVERED', 'orders:notice.see'],
  ['orders:service.step.DELIVERED', 'orders:notice.see'],
  ...EMAIL_KINDS.map((kind): Line => [`email:banner.${kind}`, 'email:more', false]),
  ...OWN_CHANGE.map((branch): Line => [`email:notice.${branch}`, 'email:open']),
  ['email:notice.pending', 'email:enterCode'],
  ['overlays:notice.sessionEnded', 'overlays:notice.signInAgain', false, true],
  ['overlays:notice.storageInMemory', null],
  ['overlays:notice.updateReady', 'overlays:notice.update', true, true],
  ['errors:general', 'common:retry', false, true],
  ['shell:withoutCard.title', 'shell:withoutCard.action', false],
  ['shell:cardOff.title', 'shell:cardOff.more', false, true],
];

test.each(['ru', 'uz'] as const)(
  '[R10.1] in %s every banner is one line of a phone of 360 px at the normal size of the text',
  async (language) => {
    await switchLanguage(language);
    show(
      <div id="banners" className="column column-grid stack">
        {lines().map(([text, action, isClosable = true, isButton = false]) => (
          <NoticeBar
            key={text}
            icon="mail"
            tone="neutral"
            text={t(text)}
            detail=": продолжение для широкого окна"
            {...(action !== null && { action: t(action) })}
            {...(action !== null && (isButton ? { onPress: ignore } : { to: '/' }))}
            {...(isClosable && { onClose: ignore })}
          />
        ))}
      </div>,
    );
    await expect.poll(() => bars().length).toBe(lines().length);
    const higher = () => bars().filter(({ clientHeight }) => clientHeight > 48);
    expect(higher().map(({ textContent }) => textContent)).toEqual([]);
    await page.viewport(1024, 740);
    expect(higher().map(({ textContent }) => textContent)).toEqual([]);
  },
);
