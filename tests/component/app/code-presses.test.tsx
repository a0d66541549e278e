import { Dexie } from 'dexie';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useCodes } from '#src/app/shell/use-codes.ts';
import { database } from '#src/data/db/area/database.ts';
import { Profile } from '#src/features/profile/Profile.tsx';
import { cancelCodeRequest } from '#src/state/member/code-request.ts';
import { member } from '#src/state/member/member.ts';
import { anna, physicalCard } from '../member/profile-fixtures.ts';
import { closeArea, openArea, show } from '../member/profile-orders-fixtures.tsx';

beforeEach(async () => {
  await openArea();
  Object.assign(member, { status: 'ready', info: anna, cards: [physicalCard], cardsKnown: true });
  show(<Area />);
});
afterEach(async () => {
  cancelCodeRequest();
  await closeArea();
});

const cardCode = page.getByRole('img', { name: /QR-код карты/ });
const codeButton = page.getByRole('button', { name: 'Код', exact: true });
const go = (name: string) => page.getByRole('link', { name, exact: true }).click();
const isAt = (path: string) => expect.element(page.getByTestId('path')).toHaveTextContent(path);

/** The card shows its front: turning it takes a press, and another press would turn it back. */
async function expectUnturned(): Promise<void> {
  await page.getByRole('button', { name: 'Показать код' }).click();
  await expect.element(cardCode).toBeVisible();
}

/** The tab bar with «Код» and two screens. */
function Area() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const codes = useCodes();
  return (
    <main>
      <output data-testid="path">{pathname}</output>
      <button type="button" onClick={codes.show}>
        Код
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        Назад
      </button>
      <Link to="/">Мой профиль</Link>
      <Link to="/catalog">Каталог</Link>
      <Link to="/faq">Вопросы</Link>
      {pathname === '/' && <Profile />}
      {codes.shown && <codes.shown.Codes orders={codes.shown.orders} onClose={codes.close} />}
    </main>
  );
}

/** Locks the device’s orders like a long write; the result releases them and waits for readers. */
async function holdOrders(): Promise<() => Promise<void>> {
  const db = database();
  let release: () => void = () => undefined;
  const hold = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isHeld: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    isHeld = resolve;
  });
  const writing = db.transaction('rw', db.orders, async () => {
    await db.orders.count();
    isHeld();
    await Dexie.waitFor(hold);
  });
  await held;
  return async () => {
    release();
    await writing;
    // Earlier readers have their results now.
    await db.orders.count();
    await new Promise((done) => setTimeout(done));
  };
}

test('[R2.20] without open orders «Код» opens the profile and turns the card over', async () => {
  await go('Каталог');
  await codeButton.click();
  await isAt('/');
  await expect.element(cardCode).toBeVisible();
});

test('[R2.20] a press has no effect when the member leaves the screen before its result', async () => {
  await go('Каталог');
  const release = await holdOrders();
  await codeButton.click();
  await go('Вопросы');
  await release();
  await isAt('/faq');
  await go('Мой профиль');
  await expectUnturned();
});

test('[R2.20] only the last of two presses has an effect', async () => {
  await go('Каталог');
  const release = await holdOrders();
  await codeButton.click();
  await codeButton.click();
  await release();
  await expect.element(cardCode).toBeVisible();
  await page.getByRole('button', { name: 'Назад' }).click();
  await isAt('/catalog');
});

test('[R2.20] a request without a card expires: a card that appears later is not turned over', async () => {
  member.cards = [];
  await go('Каталог');
  await codeButton.click();
  await isAt('/');
  await expect.element(page.getByRole('link', { name: 'Оформить карту' })).toBeVisible();
  member.cards = [physicalCard];
  await expectUnturned();
});

test('[R2.20] a waiting request expires when the member leaves the profile', async () => {
  Object.assign(member, { cards: [], cardsKnown: false });
  await go('Каталог');
  await codeButton.click();
  await isAt('/');
  await go('Вопросы');
  member.cards = [physicalCard];
  await go('Мой профиль');
  await expectUnturned();
});
