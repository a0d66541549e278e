import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { page } from 'vitest/browser';
import { useCodes } from '#src/app/use-codes.ts';
import { database } from '#src/data/db/database.ts';
import { Profile } from '#src/features/profile/Profile.tsx';
import { forgetCodeRequest } from '#src/state/code-request.ts';
import { member } from '#src/state/member.ts';
import { anna, physicalCard } from './profile-fixtures.ts';
import { closeArea, openArea, show } from './profile-orders-stage.tsx';

beforeEach(async () => {
  await openArea();
  Object.assign(member, { status: 'ready', info: anna, cards: [physicalCard], cardsKnown: true });
  show(<Area />);
});
afterEach(async () => {
  forgetCodeRequest();
  await closeArea();
});

const cardCode = page.getByRole('img', { name: /QR-код карты/ });
const codeButton = page.getByRole('button', { name: 'Код', exact: true });
const go = (name: string) => page.getByRole('link', { name, exact: true }).click();
const isAt = (path: string) => expect.element(page.getByTestId('path')).toHaveTextContent(path);

/** The card shows its face: it takes a press to turn it over, which would turn it back otherwise. */
async function expectUnturned(): Promise<void> {
  await page.getByRole('button', { name: 'Показать код' }).click();
  await expect.element(cardCode).toBeVisible();
}

/** The bar with «Код» and two places to be. */
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

/** Holds the device's orders, as a long write does; returns how to let go and waits for the readers. */
async function holdOrders(): Promise<() => Promise<void>> {
  const db = database();
  let letGo: () => void = () => undefined;
  const hold = new Promise<void>((resolve) => {
    letGo = resolve;
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
    letGo();
    await writing;
    // Whoever asked before this reader has been answered.
    await db.orders.count();
    await new Promise((done) => setTimeout(done));
  };
}

test('[R2.20] without open orders «Код» leads to the card and turns it over', async () => {
  await go('Каталог');
  await codeButton.click();
  await isAt('/');
  await expect.element(cardCode).toBeVisible();
});

test('[R2.20] a press that is answered after the member went elsewhere does nothing', async () => {
  await go('Каталог');
  const letGo = await holdOrders();
  await codeButton.click();
  await go('Вопросы');
  await letGo();
  await isAt('/faq');
  await go('Мой профиль');
  await expectUnturned();
});

test('[R2.20] of two presses the last alone acts', async () => {
  await go('Каталог');
  const letGo = await holdOrders();
  await codeButton.click();
  await codeButton.click();
  await letGo();
  await expect.element(cardCode).toBeVisible();
  await page.getByRole('button', { name: 'Назад' }).click();
  await isAt('/catalog');
});

test('[R2.20] a request that met no card is over: a card that comes later is not turned over', async () => {
  member.cards = [];
  await go('Каталог');
  await codeButton.click();
  await isAt('/');
  await expect.element(page.getByRole('link', { name: 'Оформить карту' })).toBeVisible();
  member.cards = [physicalCard];
  await expectUnturned();
});

test('[R2.20] a request whose card has not come is over when the member leaves the profile', async () => {
  Object.assign(member, { cards: [], cardsKnown: false });
  await go('Каталог');
  await codeButton.click();
  await isAt('/');
  await go('Вопросы');
  member.cards = [physicalCard];
  await go('Мой профиль');
  await expectUnturned();
});
