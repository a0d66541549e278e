import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { TextArea } from '#src/ui/base/TextArea/TextArea.tsx';
import { show } from '../kit/ui-fixtures.tsx';

beforeEach(() => page.viewport(360, 740));

test('[R2.50] [R10.1] a field is named by its label and described by its error first, then its hint', async () => {
  show(<Input label="Имя" hint="Как в паспорте" error="Имя пишется без цифр" />);
  const input = page.getByRole('textbox', { name: 'Имя', exact: true });
  await expect.element(input).toHaveAccessibleDescription('Имя пишется без цифр Как в паспорте');
  await expect.element(input).toBeInvalid();
  show(<Input label="Имя" hint="Как в паспорте" />);
  await expect.element(input).toHaveAccessibleDescription('Как в паспорте');
  await expect.element(input).not.toHaveAttribute('aria-invalid');
});

test('[R2.50] [R10.1] an error that appears later keeps the typed text and is announced', async () => {
  show(<Input label="Имя" />);
  const input = page.getByRole('textbox', { name: 'Имя' });
  await input.fill('Дарья7');
  const live = document.querySelector('[aria-live="polite"]');
  expect(live).not.toBeNull();
  show(<Input label="Имя" error="Имя пишется без цифр" />);
  await expect.poll(() => live?.textContent).toBe('Имя пишется без цифр');
  expect(live?.isConnected).toBe(true);
  await expect.element(input).toHaveValue('Дарья7');
});

test('[R2.50] [R10.1] a hidden label still names its field, and an optional field is marked', async () => {
  show(
    <>
      <Input label="Поиск" hidesLabel icon="search" type="search" />
      <Input label="Отчество" optional="если есть" />
    </>,
  );
  await expect.element(page.getByRole('searchbox', { name: 'Поиск' })).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Отчество если есть' })).toBeVisible();
  const label = page.getByText('Поиск').element().closest('label')?.getBoundingClientRect();
  expect(label && label.width * label.height).toBeLessThanOrEqual(1);
});

test('[R2.50] a form and a form library read a field and a text area by name and ref', async () => {
  const held: (Element | null)[] = [];
  const hold = (element: Element | null) => {
    held.push(element);
  };
  show(
    <form aria-label="Форма">
      <Input label="Имя" name="first" ref={hold} />
      <TextArea label="О себе" name="about" ref={hold} />
    </form>,
  );
  await page.getByRole('textbox', { name: 'Имя' }).fill('Дарья');
  await page.getByRole('textbox', { name: 'О себе' }).fill('Учусь');
  const form = page.getByRole('form').element();
  expect(form instanceof HTMLFormElement && Object.fromEntries(new FormData(form))).toEqual({
    first: 'Дарья',
    about: 'Учусь',
  });
  expect(held).toEqual(page.getByRole('textbox').elements());
});

test('[R2.50] [R10.1] a counter comes when the limit is near and follows the text, even one that a form library has written', async () => {
  const write = (element: HTMLTextAreaElement | null) => {
    if (element?.value === '') element.value = 'а'.repeat(1900);
  };
  const area = page.getByRole('textbox');
  const counter = page.getByText(/^[\d\s]+ \/ 2\u00A0000$/);
  show(<TextArea label="О себе" maxLength={2000} ref={write} />);
  await expect.element(counter).toMatchTextContent(/^1\s900 \//);
  await area.fill('а'.repeat(1950));
  await expect.element(counter).toMatchTextContent(/^1\s950 \//);
  await area.fill('а'.repeat(1799));
  await expect.element(counter).not.toBeInTheDocument();
  show(<TextArea label="О себе" maxLength={2000} value={'а'.repeat(1801)} readOnly />);
  await expect.element(counter).toMatchTextContent(/^1\s801 \//);
});

test('[R2.50] an empty field has no counter, however short its text may be', async () => {
  show(<TextArea label="О себе" maxLength={15} />);
  await expect.element(page.getByText('0 / 15')).not.toBeInTheDocument();
  await page.getByRole('textbox').fill('Да');
  await expect.element(page.getByText('2 / 15')).toBeVisible();
});

test('[R2.50] [R10.1] the limit is part of the description and is announced in steps, not at each character', async () => {
  show(<TextArea label="О себе" hint="Коротко" maxLength={31} />);
  const area = page.getByRole('textbox');
  const status = page.getByRole('status');
  await expect.element(area).toHaveAccessibleDescription('Коротко До 31 знака');
  await expect.element(status).toBeEmptyDOMElement();
  await area.fill('a'.repeat(10));
  await expect.element(status).toBeEmptyDOMElement();
  await area.fill('a'.repeat(11));
  await expect.element(status).toHaveTextContent('Осталось не больше 20 знаков');
  await userEvent.keyboard('a');
  await expect.element(page.getByText('12 / 31')).toBeVisible();
  await expect.element(status).toHaveTextContent('Осталось не больше 20 знаков');
  await area.fill('a'.repeat(27));
  await expect.element(status).toHaveTextContent('Осталось не больше 5 знаков');
  await area.fill('a'.repeat(30));
  await userEvent.keyboard('aaa');
  await expect.element(status).toHaveTextContent('Больше знаков не поместится');
  await expect.element(area).toHaveValue('a'.repeat(31));
});

test('[R2.50] [R10.1] a text area grows with its lines up to a limit and then scrolls', async () => {
  show(<TextArea label="О себе" />);
  const area = page.getByRole('textbox');
  await expect.element(area).toBeVisible();
  const height = () => area.element().getBoundingClientRect().height;
  const small = height();
  await area.fill('строка\n'.repeat(8));
  await expect.poll(height).toBeGreaterThan(small + 40);
  await area.fill('строка\n'.repeat(60));
  await expect.poll(height).toBeLessThanOrEqual(320);
});

test('[R10.1] fields are high enough to press, and a phone does not zoom into them', async () => {
  show(
    <>
      <Input label="Имя" />
      <TextArea label="О себе" />
    </>,
  );
  await expect.element(page.getByRole('textbox', { name: 'Имя' })).toBeVisible();
  for (const field of page.getByRole('textbox').elements()) {
    expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16);
  }
});
