import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { InviteDialog } from '#src/features/profile/referral/InviteDialog.tsx';
import { member } from '#src/state/member/member.ts';
import { overlays } from '#src/state/page/overlays.ts';
import { findings } from '../kit/ui-fixtures.tsx';
import { anna, physicalCard } from './profile-fixtures.ts';
import { closeArea, openArea, show } from './profile-orders-fixtures.tsx';

const LINK = 'https://invite.friends.example/?referral=a1%2Fb2%2Bc3';
const dialog = page.getByRole('dialog', { name: 'Пригласить друга' });
const copy = dialog.getByRole('button', { name: 'Скопировать', exact: true });

beforeEach(openArea);
afterEach(closeArea);
afterEach(() => {
  overlays.requestedScreen = null;
});

function open(cards: typeof member.cards = [physicalCard]): void {
  Object.assign(member, { status: 'ready', info: anna, cards, cardsKnown: true });
  show(<InviteDialog onClose={() => undefined} />);
}

test('[R2.12] [R2.23] one dialog has the code of the link, the link to copy with its alert, and the questionnaire', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  open();
  const code = dialog.getByRole('img', { name: 'QR-код твоей ссылки' });
  await expect.element(code).toBeVisible();
  // Large enough for a friend's camera across a table.
  expect(code.element().getBoundingClientRect().width).toBeGreaterThan(220);
  await copy.click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/^Ссылка скопирована!$/);
  await expect.element(dialog.getByText('Ссылка скопирована!')).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(LINK);
  expect(await findings()).toEqual([]);
  await dialog.getByRole('button', { name: 'Заполнить анкету' }).click();
  expect(overlays.requestedScreen).toBe('/invite');
});

test('[R2.23] [R10.1] with text at 200 % the link has the whole width, also in a wide window', async () => {
  const root = document.documentElement;
  await page.viewport(1440, 900);
  root.style.fontSize = '200%';
  try {
    open();
    const link = page.getByLabelText('Твоя ссылка');
    await expect.element(link).toBeVisible();
    expect(link.element().getBoundingClientRect().width).toBeGreaterThan(400);
  } finally {
    root.style.fontSize = '';
    await page.viewport(360, 740);
  }
});

test('[R8.6] a copy that the browser refuses selects the link instead', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  open();
  await copy.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Ссылка выделена/);
  await expect.element(page.getByLabelText('Твоя ссылка')).toHaveFocus();
  expect(getSelection()?.toString()).toBe(LINK);
});

/** Adds a share sheet to this browser or removes it, whatever the machine has. */
function setShareSheet(share: (() => Promise<void>) | undefined): void {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

test('[R2.12] with a share sheet the dialog lists no networks', async () => {
  setShareSheet(() => Promise.resolve());
  open();
  await expect.element(dialog.getByRole('button', { name: 'Поделиться' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Telegram' })).not.toBeInTheDocument();
});

test('[R2.12] without a share sheet the link can be shared by Telegram, WhatsApp and VK', async () => {
  setShareSheet(undefined);
  open();
  const list = page.getByRole('list', { name: 'Поделиться' });
  for (const [name, start] of [
    ['Telegram', 'https://t.me/share/url?url=https%3A%2F%2Finvite.'],
    ['WhatsApp', 'https://wa.me/?text='],
    ['VK', 'https://vk.com/share.php?url=https%3A%2F%2Finvite.'],
  ] as const) {
    const link = list.getByRole('link', { name });
    await expect.element(link).toHaveAttribute('target', '_blank');
    expect(link.element().getAttribute('href')).toContain(start);
    expect(link.element().getAttribute('href')).toContain(encodeURIComponent('a1%2Fb2%2Bc3'));
  }
});

test('[R2.23] without a card there is no link, and the dialog says why', async () => {
  open([]);
  await expect.element(dialog.getByText('Ссылка появится вместе с картой.')).toBeVisible();
  await expect.element(copy).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('button', { name: 'Заполнить анкету' })).toBeVisible();
});
