import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { docs } from '#src/ui/app/PageLoader/PageLoader.docs.tsx';
import { PageLoader } from '#src/ui/app/PageLoader/PageLoader.tsx';
import { preferMotion } from '#tests/support/looks/prefer-motion.ts';
import indexHtml from '../../../index.html?raw';
import { findingsInEveryTheme } from './every-theme.ts';
import { show } from './ui-fixtures.tsx';

const status = page.getByRole('status');

/** Positions and styles of a loader’s icon and text. */
function layoutOf(loader: Element): unknown[] {
  const parts = [loader, ...loader.querySelectorAll('span, p')];
  return parts.map((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    const { backgroundImage, color, opacity } = getComputedStyle(part);
    return { left, top, width, height, backgroundImage, color, opacity };
  });
}

test('[R2.41] the loader announces the loading in both languages', async () => {
  show(<PageLoader />);
  await expect.element(status).toHaveTextContent('Загрузка…');
  await switchLanguage('uz');
  await expect.element(status).toHaveTextContent('Yuklanmoqda…');
});

test('[R2.41] it replaces the static loader of index.html without a jump', async () => {
  const file = new DOMParser().parseFromString(indexHtml, 'text/html');
  const inFile = file.querySelector('#root > *');
  if (!inFile) throw new Error('index.html has no loader');
  const fixed = document.body.appendChild(document.importNode(inFile, true));
  const before = layoutOf(fixed);
  fixed.remove();
  expect(before).toHaveLength(3);

  show(<PageLoader whole />);
  await expect.element(status).toBeVisible();
  expect(layoutOf(status.element())).toEqual(before);
});

test('[R2.41] within a screen it appears after 200 ms, so that a short load does not flash', async () => {
  show(<PageLoader />);
  await expect.element(status).toBeInTheDocument();
  const delays = () =>
    status
      .element()
      .getAnimations()
      .map(({ effect }) => effect?.getTiming().delay);
  expect(delays()).toEqual([200]);
  show(<PageLoader whole />);
  await expect.element(status).toHaveAttribute('data-whole');
  expect(delays()).toEqual([]);
});

test('[R2.41] [R10.1] with reduced motion nothing moves', async () => {
  const operations = () => status.element().getAnimations({ subtree: true }).length;
  show(<PageLoader whole />);
  await expect.poll(operations).toBe(0);
  try {
    await preferMotion('no-preference');
    await expect.poll(operations).toBe(2);
  } finally {
    await preferMotion('reduce');
  }
});

test('[R2.50] [R10.1] axe finds nothing on it in any brand and theme', async () => {
  await page.viewport(320, 640);
  show(
    <main>
      <h1>Загрузка</h1>
      {docs.examples.map((example) => (
        <div key={example.id}>{example.show(({ ru }) => ru)}</div>
      ))}
    </main>,
  );
  await expect.element(status.first()).toBeVisible();
  expect(await findingsInEveryTheme()).toEqual([]);
});
