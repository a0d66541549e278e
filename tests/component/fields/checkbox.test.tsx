import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Checkbox } from '#src/ui/base/Checkbox/Checkbox.tsx';
import { show } from '../kit/ui-fixtures.tsx';

beforeEach(() => page.viewport(360, 740));

test('[R2.50] [R10.1] the space bar or a press on the label checks a checkbox', async () => {
  show(<Checkbox label="Отчества нет" />);
  const box = page.getByRole('checkbox', { name: 'Отчества нет' });
  await expect.element(box).not.toBeChecked();
  await userEvent.keyboard('{Tab}');
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(box).toBeChecked();
  await page.getByText('Отчества нет').click();
  await expect.element(box).not.toBeChecked();
});

test('[R2.50] [R10.1] a link in the label has its own tab stop and does not check the box', async () => {
  show(
    <Checkbox
      label={
        <>
          Согласен с <a href="#rules">правилами</a>
        </>
      }
    />,
  );
  const box = page.getByRole('checkbox', { name: 'Согласен с правилами' });
  await expect.element(box).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}');
  const link = page.getByRole('link', { name: 'правилами' });
  await expect.element(link).toHaveFocus();
  await link.click();
  expect(location.hash).toBe('#rules');
  await expect.element(box).not.toBeChecked();
  history.replaceState(null, '', location.pathname + location.search);
});

test('[R2.50] [R10.1] error and hint describe a checkbox, and the error marks it as invalid', async () => {
  show(<Checkbox label="Согласен" hint="Это обязательно" error="Без согласия нельзя" required />);
  const box = page.getByRole('checkbox', { name: 'Согласен' });
  await expect.element(box).toHaveAccessibleDescription('Без согласия нельзя Это обязательно');
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toBeRequired();
});

test('[R2.50] [R10.1] an indeterminate checkbox is announced as mixed until the parent changes it', async () => {
  const choose = vi.fn<() => void>();
  const all = (indeterminate: boolean, checked: boolean) =>
    show(
      <Checkbox
        label="Все"
        indeterminate={indeterminate}
        checked={checked}
        onChange={() => {
          choose();
          all(false, true);
        }}
      />,
    );
  all(true, false);
  const box = page.getByRole('checkbox', { name: 'Все' });
  await expect.element(box).toBePartiallyChecked();
  all(true, false);
  await expect.element(box).toBePartiallyChecked();
  await box.click();
  expect(choose).toHaveBeenCalledTimes(1);
  await expect.element(box).toBeChecked();
  await expect.element(box).not.toBePartiallyChecked();
});

test('[R2.50] [R10.1] a switch has the role of a switch and the space bar toggles it', async () => {
  show(<Checkbox variant="switch" label="Письма о заказах" defaultChecked />);
  const toggle = page.getByRole('switch', { name: 'Письма о заказах' });
  await expect.element(toggle).toBeChecked();
  toggle.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(toggle).not.toBeChecked();
});

test('[R2.50] a disabled checkbox keeps its state', async () => {
  show(<Checkbox label="Согласен" defaultChecked disabled />);
  const box = page.getByRole('checkbox', { name: 'Согласен' });
  await expect.element(box).toBeDisabled();
  await userEvent.click(page.getByText('Согласен'), { force: true });
  await expect.element(box).toBeChecked();
});

test('[R2.50] a form and a form library read a checkbox by name and ref', async () => {
  const held: (HTMLInputElement | null)[] = [];
  const blur = vi.fn<() => void>();
  show(
    <form aria-label="Форма">
      <Checkbox
        label="Согласен"
        name="agreed"
        value="yes"
        onBlur={blur}
        ref={(element) => {
          held.push(element);
        }}
      />
    </form>,
  );
  const box = page.getByRole('checkbox', { name: 'Согласен' });
  await box.click();
  const form = page.getByRole('form').element();
  expect(form instanceof HTMLFormElement && new FormData(form).get('agreed')).toBe('yes');
  expect(held).toEqual([box.element()]);
  await userEvent.keyboard('{Tab}');
  expect(blur).toHaveBeenCalledTimes(1);
});

test('[R10.1] checkbox and switch are 44 px targets with a visible focus', async () => {
  show(
    <>
      <Checkbox label="Да" />
      <Checkbox label="Нет" variant="switch" />
    </>,
  );
  await expect.element(page.getByRole('checkbox')).toBeVisible();
  for (const control of [page.getByRole('checkbox'), page.getByRole('switch')]) {
    const { width, height } = control.element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Tab}');
    await expect.element(control).toHaveFocus();
    const drawn = control.element().nextElementSibling;
    expect(drawn && getComputedStyle(drawn).outlineStyle).toBe('solid');
  }
});

test.each(['box', 'switch'] as const)(
  '[R10.1] a word that does not fit beside a %s has a line of its own and is not torn',
  async (variant) => {
    const long = 'Уведомления о начислениях';
    show(
      <>
        <div style={{ width: 120 }}>
          <Checkbox label="Начисления" variant={variant} />
        </div>
        <div style={{ width: 120 }}>
          <Checkbox label="Да" variant={variant} />
        </div>
        <div style={{ width: 60 }}>
          <Checkbox label={long} variant={variant} />
        </div>
      </>,
    );
    const boxOf = (text: string) =>
      page.getByText(text, { exact: true }).element().getBoundingClientRect();
    const controlOf = (name: string) =>
      page.getByRole(variant === 'box' ? 'checkbox' : 'switch', { name, exact: true }).element();
    await expect.element(page.getByText('Да', { exact: true })).toBeVisible();
    const line = boxOf('Да').height;
    expect(boxOf('Начисления').height).toBe(line);
    const drawn = (name: string) => controlOf(name).nextElementSibling?.getBoundingClientRect();
    const [above, below] =
      variant === 'switch'
        ? [boxOf('Начисления'), drawn('Начисления')]
        : [drawn('Начисления'), boxOf('Начисления')];
    expect(above?.bottom).toBeLessThanOrEqual(Number(below?.top));
    // A short one stays beside its control, and the longest one within the place that there is.
    expect(drawn('Да')?.top).toBeLessThan(boxOf('Да').bottom);
    expect(boxOf(long).width).toBeLessThanOrEqual(60);
  },
);
