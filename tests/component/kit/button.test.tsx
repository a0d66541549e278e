import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Translate } from '#src/i18n/bilingual.ts';
import { docs } from '#src/ui/base/Button/Button.docs.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { docs as linkDocs } from '#src/ui/base/LinkButton/LinkButton.docs.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { findingsInEveryTheme } from './every-theme.ts';
import { show } from './ui-fixtures.tsx';

const VARIANTS = ['primary', 'soft', 'outline', 'quiet', 'danger'] as const;
const SIZES = ['medium', 'small'] as const;
const inUzbek: Translate = ({ uz }) => uz;

const everyVariant = VARIANTS.flatMap((variant) =>
  SIZES.map((size) => (
    <Button key={variant + size} {...{ variant, size }}>
      {`${variant} ${size}`}
    </Button>
  )),
);
const everyExample = [docs, linkDocs].flatMap(({ title, examples }) =>
  examples.map((example) => <div key={`${title} ${example.id}`}>{example.show(inUzbek)}</div>),
);

test('[R2.50] [R10.1] Enter and Space press a button, which never submits a form by accident', async () => {
  const press = vi.fn<() => void>();
  const send = vi.fn<() => void>();
  show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Button onClick={press}>Показать код</Button>
    </form>,
  );
  await expect.element(page.getByRole('button', { name: 'Показать код' })).toBeVisible();
  await userEvent.keyboard('{Tab}{Enter}{ }');
  expect(press).toHaveBeenCalledTimes(2);
  expect(send).not.toHaveBeenCalled();
});

test('[R2.50] the keyboard skips a disabled button; a busy one announces it, keeps its width and does nothing', async () => {
  const press = vi.fn<() => void>();
  const both = (busy: boolean) =>
    show(
      <>
        <Button disabled onClick={press}>
          Купить
        </Button>
        <Button icon="send" busy={busy} onClick={press}>
          Отправить
        </Button>
      </>,
    );
  both(false);
  const send = page.getByRole('button', { name: 'Отправить' });
  await expect.element(send).toBeVisible();
  await expect.poll(() => document.fonts.check('600 16px Onest')).toBe(true);
  const width = () => (send.element() as HTMLElement).offsetWidth;
  const idle = width();
  both(true);
  await expect.element(send).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Tab}');
  await expect.element(send).toHaveFocus();
  await userEvent.keyboard('{Enter}{ }');
  expect(press).not.toHaveBeenCalled();
  expect(Math.abs(width() - idle)).toBeLessThanOrEqual(1);
});

test('[R2.50] [R10.1] every variant in every size is 44 pixels high; a medium one is higher', async () => {
  show(everyVariant);
  await expect.element(page.getByRole('button', { name: 'danger small' })).toBeVisible();
  for (const variant of VARIANTS) {
    const [medium = 0, small = 0] = SIZES.map(
      (size) =>
        page
          .getByRole('button', { name: `${variant} ${size}` })
          .element()
          .getBoundingClientRect().height,
    );
    expect(small).toBeGreaterThanOrEqual(44);
    expect(medium).toBeGreaterThan(small);
  }
});

test('[R2.50] [R10.1] long Uzbek words wrap within 320 pixels and are not cut off', async () => {
  await page.viewport(320, 640);
  show(<main className="column stack">{everyExample}</main>);
  await expect.element(page.getByRole('button').first()).toBeVisible();
  const targets = [...page.getByRole('button').elements(), ...page.getByRole('link').elements()];
  expect(targets).toHaveLength(docs.examples.length + linkDocs.examples.length);
  for (const target of targets) {
    expect(target.scrollWidth).toBeLessThanOrEqual(target.clientWidth);
    expect(target.getBoundingClientRect().right).toBeLessThanOrEqual(320);
  }
});

test('[R2.50] [R10.1] a wide button takes the full width, the others only the width of their text', async () => {
  show(
    <div style={{ width: 300 }}>
      <Button wide>Все коды</Button>
      <Button>Код</Button>
      <LinkButton to="/orders" wide>
        Заказы
      </LinkButton>
    </div>,
  );
  const width = (role: 'button' | 'link', name: string) =>
    page.getByRole(role, { name, exact: true }).element().getBoundingClientRect().width;
  await expect.poll(() => width('button', 'Все коды')).toBe(300);
  expect(width('link', 'Заказы')).toBe(300);
  expect(width('button', 'Код')).toBeLessThan(150);
});

test('[R2.50] [R10.1] axe finds nothing on any button in any brand and theme', async () => {
  show(
    <main>
      <h1>Кнопки</h1>
      {everyVariant}
      {everyExample}
    </main>,
  );
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await findingsInEveryTheme()).toEqual([]);
});
