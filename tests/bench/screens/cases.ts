import type { Page } from '@playwright/test';
import { change, open, scroll, type Measure } from './steps.ts';

/** What is measured of a screen, by its name; each run goes through all of it. */
export type Steps = Readonly<Record<string, (page: Page) => Promise<Measure>>>;

/** The line that says how much was found. */
const COUNT = 'main p[role=status]';
const FIRST_CARD = 'main article';

export const CATALOGUE = '/my/catalog/products';
const CATALOGUE_FOUND = /\d+ товар|В наличии|токен/;

export const catalogue: Steps = {
  open: (page) => open(page, CATALOGUE, CATALOGUE_FOUND),
  sort: async (page) => {
    // Until the whole list is read, a sorted one is a skeleton; 10,000 may still be on their way.
    await page.locator(COUNT).filter({ hasText: /\d/ }).waitFor({ timeout: 240_000 });
    return change(page, page.getByRole('combobox', { name: 'Порядок' }), 'asc', FIRST_CARD);
  },
  filter: async (page) => {
    const sheet = page.getByRole('button', { name: /^Фильтры/ });
    if ((await sheet.count()) > 0) await sheet.click();
    const choices = page.getByRole('group', { name: 'Категория' }).getByRole('button');
    await choices.first().waitFor();
    const measure = await change(page, choices, null, COUNT);
    if ((await sheet.count()) > 0) await page.keyboard.press('Escape');
    return measure;
  },
  scroll: async (page) => {
    await open(page, CATALOGUE, CATALOGUE_FOUND);
    return scroll(page);
  },
};

export const HISTORY = '/my/history';
const HISTORY_FOUND = /Операций: [1-9]/;

/** @param all - what the screen says once the whole history is counted */
export const history = (all: RegExp): Steps => ({
  open: (page) => open(page, HISTORY, HISTORY_FOUND),
  'open, all counted': (page) => open(page, HISTORY, all),
  filter: (page) =>
    change(page, page.getByRole('button', { name: 'Потрачено', exact: true }), null, COUNT),
  period: (page) => change(page, page.getByRole('button', { name: '3 месяца' }), null, COUNT),
  scroll: async (page) => {
    await open(page, HISTORY, all);
    return scroll(page);
  },
});
