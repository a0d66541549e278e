import type { Page } from '@playwright/test';
import { change, open, scroll, type Measure } from './steps.ts';

/** The measured steps of a screen by name; each run goes through all of them. */
export type Steps = Readonly<Record<string, (page: Page) => Promise<Measure>>>;

/** The line with the number of results. */
const COUNT = 'main [role=status]';
const FIRST_CARD = 'main article';

export const CATALOG = '/my/catalog/products';
const CATALOG_FOUND = /\d+ товар|В наличии|токен/;

export const catalog: Steps = {
  open: (page) => open(page, CATALOG, CATALOG_FOUND),
  sort: async (page) => {
    // Sorting shows a skeleton until the whole list is read; 10,000 products may still be downloading.
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
    await open(page, CATALOG, CATALOG_FOUND);
    return scroll(page);
  },
};

export const HISTORY = '/my/history';
const HISTORY_FOUND = /Операций: [1-9]/;

/** @param all - the text that the screen shows once the whole history is counted */
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
