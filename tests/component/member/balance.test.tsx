import { useSnapshot } from 'valtio';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { Balance } from '#src/features/profile/balance/Balance.tsx';
import { member } from '#src/state/member/member.ts';
import { preferMotion } from '#tests/support/looks/prefer-motion.ts';
import { anna } from './profile-fixtures.ts';
import { closeArea, openArea, show } from './profile-orders-fixtures.tsx';

beforeEach(openArea);
afterEach(async () => {
  await preferMotion('reduce');
  await closeArea();
});

function MemberBalance() {
  const balance = useSnapshot(member).info?.balance ?? null;
  return <Balance balance={balance} waitsForCard={false} updatedAt={null} />;
}

const coinsOnScreen = (): number =>
  Number(
    /^\d[\d\s]*/u
      .exec(page.getByText(/^\d[\d\s]*$/u).element().textContent)?.[0]
      .replaceAll(/\s/gu, ''),
  );

/** Shows a balance, then another one; resolves with all numbers shown after the change. */
async function shownFrom(before: number, after: number): Promise<readonly number[]> {
  member.info = { ...anna, balance: before };
  show(<MemberBalance />);
  await expect.poll(coinsOnScreen).toBe(before);
  const shown: number[] = [];
  const observer = new MutationObserver(() => shown.push(coinsOnScreen()));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  member.info = { ...anna, balance: after };
  await expect.poll(coinsOnScreen).toBe(after);
  observer.disconnect();
  return [...new Set(shown)];
}

test('[R2.12] a higher balance is counted up, and never beyond its value', async () => {
  await preferMotion('no-preference');
  const shown = await shownFrom(12_480, 12_980);
  expect(shown.length).toBeGreaterThan(2);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect(shown.at(-1)).toBe(12_980);
});

test('[R2.12] spent coins are gone at once', async () => {
  expect(await shownFrom(12_980, 12_480)).toEqual([12_480]);
});

test('[R2.12] [R10.1] with less motion the new balance is shown at once', async () => {
  expect(await shownFrom(12_480, 12_980)).toEqual([12_980]);
});

test('[R2.12] an unknown balance is promised with the card only to a member without one', async () => {
  show(
    <>
      <Balance balance={null} waitsForCard updatedAt={null} />
      <hr />
      <Balance balance={null} waitsForCard={false} updatedAt={null} />
    </>,
  );
  await expect.element(page.getByText('Пока неизвестен')).toBeVisible();
  expect(page.getByText('Появится с физической картой').elements()).toHaveLength(1);
});
