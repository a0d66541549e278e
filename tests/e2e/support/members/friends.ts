import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import type { TestServer } from '#tests/support/service/server.ts';

/** A person whom nobody has invited. */
export interface Friend {
  readonly first: string;
  /** Unique, in letters that the lander keeps. */
  readonly last: string;
  /** National digits of a Russian mobile phone. */
  readonly phone: string;
  readonly email: string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function newFriend(): Friend {
  const mark = Array.from({ length: 8 }, () => LETTERS[randomInt(LETTERS.length)] ?? 'a').join('');
  return {
    first: 'Борис',
    last: `Q${mark}`,
    phone: `916${String(randomInt(10_000_000)).padStart(7, '0')}`,
    email: `${mark}@friends.example`,
  };
}

interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** How many applications for the friend arrived at the lander. */
export async function landerRequests(server: TestServer, { last }: Friend): Promise<number> {
  const requests = (await server.sandbox('GET', 'requests')) as readonly SeenRequest[];
  return requests.filter(
    ({ method, path, body }) =>
      method === 'POST' && path.includes('/lander/') && JSON.stringify(body).includes(last),
  ).length;
}

export const titleOf = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const fieldOf = (page: Page, name: string): Locator =>
  page.getByLabel(name, { exact: true });

/** The friend's cards in the list, and notices above it. */
export const invitationsOf = (page: Page, { last }: Friend): Locator =>
  page.getByRole('article').filter({ hasText: last });

/** Fills in the Russian invitation form with the friend's phone. */
export async function fillInvitation(page: Page, friend: Friend): Promise<void> {
  await fieldOf(page, 'Имя').fill(friend.first);
  await fieldOf(page, 'Фамилия').fill(friend.last);
  await page.getByText('Отчества нет или я его не знаю').click();
  await fieldOf(page, 'Телефон друга').fill(friend.phone);
  await page.getByText(/^Друг знает о заявке/u).click();
}
