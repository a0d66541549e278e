import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { ProgressBar } from '#src/ui/base/Progress/ProgressBar.tsx';
import { ProgressLoad, type ProgressLoadProps } from '#src/ui/base/Progress/ProgressLoad.tsx';
import { ProgressRing } from '#src/ui/base/Progress/ProgressRing.tsx';
import { findings, show } from './ui-fixtures.tsx';

const bar = page.getByRole('progressbar', { name: 'Коды заказов' });
const status = page.getByRole('status');

const load = (props: Partial<ProgressLoadProps>) =>
  show(
    <main>
      <h1>Заказы</h1>
      <ProgressLoad label="Коды заказов" {...props} />
    </main>,
  );

/** Fails until the first retry. */
function Retried() {
  const [state, setState] = useState<'failed' | 'loading'>('failed');
  return (
    <ProgressLoad
      label="Коды заказов"
      state={state}
      value={3}
      max={8}
      onRetry={() => setState('loading')}
    />
  );
}

test('[R2.50] [R10.1] loading shows its subject, share and step', async () => {
  load({ value: 3, max: 8, text: 'Загружаем 3 из 8' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '38');
  await expect.element(bar).toHaveAttribute('aria-valuetext', 'Загружаем 3 из 8');
  await expect.element(page.getByText(/^38.%$/)).toBeVisible();
  await expect.element(page.getByText('Загружаем 3 из 8')).toBeVisible();
  await expect.element(status).toBeEmptyDOMElement();
  await expect.poll(findings).toEqual([]);
});

test('[R2.50] [R10.1] without a value no share is announced', async () => {
  load({ text: 'Ждём ответа' });
  await expect.element(bar).toBeVisible();
  await expect.element(bar).not.toHaveAttribute('aria-valuenow');
  expect(page.getByText('%').elements()).toEqual([]);
  await expect.poll(findings).toEqual([]);
});

test('[R2.50] [R10.1] the end is announced politely, in both languages, and the bar is full', async () => {
  load({ value: 3, max: 8 });
  await expect.element(status).toBeEmptyDOMElement();
  load({ state: 'done', max: 8 });
  await expect.element(status).toHaveTextContent('Готово');
  await expect.element(bar).toHaveAttribute('aria-valuenow', '100');
  expect(page.getByRole('button').elements()).toEqual([]);
  await expect.poll(findings).toEqual([]);
  await switchLanguage('uz');
  await expect.element(status).toHaveTextContent('Tayyor');
});

test('[R2.50] [R10.1] a failure is announced, and a retry by keyboard keeps the focus in the group', async () => {
  show(<Retried />);
  await expect.element(status).toHaveTextContent('Не получилось загрузить');
  await expect.element(bar).toHaveAttribute('aria-valuenow', '38');
  const retry = page.getByRole('button', { name: 'Повторить' });
  retry.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(retry).not.toBeInTheDocument();
  await expect.element(status).toBeEmptyDOMElement();
  await expect.element(page.getByRole('group', { name: 'Коды заказов' })).toHaveFocus();
});

test('[R2.50] a failure can have its own text, and has no button without a retry handler', async () => {
  load({ state: 'failed', text: 'Сеть пропала' });
  await expect.element(status).toHaveTextContent('Сеть пропала');
  expect(page.getByRole('button').elements()).toEqual([]);
  await expect.element(bar).toHaveAttribute('aria-valuenow', '0');
});

test('[R2.50] bar and ring clamp the share for any value', async () => {
  show(
    <>
      <ProgressBar label="Больше" value={12} max={8} />
      <ProgressBar label="Меньше" value={-2} max={8} />
      <ProgressRing label="Ничего" value={5} max={0} />
    </>,
  );
  const now = (name: string) => expect.element(page.getByRole('progressbar', { name }));
  await now('Больше').toHaveAttribute('aria-valuenow', '100');
  await now('Меньше').toHaveAttribute('aria-valuenow', '0');
  await now('Ничего').toHaveAttribute('aria-valuenow', '0');
});

test('[R2.50] the drawn length equals the announced share', async () => {
  load({ value: 2, max: 8 });
  const shareOfBar = () => {
    const whole = bar.element().getBoundingClientRect();
    const fill = bar.element().firstElementChild?.getBoundingClientRect();
    return ((fill?.right ?? 0) - whole.left) / whole.width;
  };
  await expect.poll(shareOfBar).toBeCloseTo(0.25, 2);
});

test('[R2.50] [R10.1] long words fit 320 pixels', async () => {
  await page.viewport(320, 640);
  const label = 'Высококвалифицированноенаставничестводляпервокурсников';
  show(<ProgressLoad label={label} state="failed" value={3} text={label} onRetry={() => {}} />);
  await expect.element(page.getByRole('button', { name: 'Повторить' })).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
