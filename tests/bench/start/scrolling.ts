import type { Page } from '@playwright/test';
import { noteLongTasks, scroll } from '../screens/steps.ts';
import { withPhone } from './measure.ts';
import { APP } from './product.ts';
import type { Target } from './references.ts';

/** Limit for the count of the longest list, ms. */
const COUNT_LIMIT_MS = 120_000;

const LISTS = [
  { name: 'products', path: '/my/catalog/products', whole: /\d/ },
  { name: 'operations', path: '/my/history', whole: /100\s000/ },
] as const;

/** Scrolls through the longest lists without a network; returns a Markdown table. */
export async function measureScrolling({ proxy, profile }: Target): Promise<string> {
  await proxy.become('refused');
  const lines: string[] = [];
  for (const { name, path, whole } of LISTS) {
    const line = await withPhone(profile, async ({ page }) => {
      await noteLongTasks(page);
      await page.goto(proxy.origin + path);
      const count = await countedList(page, whole);
      const { ms, longTasks, longest } = await scroll(page);
      return `| ${count} ${name} | ${ms.toFixed(0)} | ${longTasks} | ${longest.toFixed(0)} |`;
    });
    lines.push(line);
  }
  return [
    '| list, scrolled 60 px a frame | median frame, ms | tasks of more than 50 ms | longest, ms |',
    '| --- | ---: | ---: | ---: |',
    ...lines,
  ].join('\n');
}

/** Waits until the app, not the stored picture of the screen, has counted the list; returns the count. */
async function countedList(page: Page, whole: RegExp): Promise<string> {
  const count = page.locator(`${APP} main [role=status]`).filter({ hasText: whole }).first();
  await count.waitFor({ timeout: COUNT_LIMIT_MS });
  return (await count.innerText()).replace(/\D/g, '');
}
