import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { InputCode } from '#src/ui/base/InputCode/InputCode.tsx';
import { show } from '../kit/ui-fixtures.tsx';

const field = page.getByRole('textbox', { name: 'Код' });
const complete = vi.fn<(code: string) => void>();

/** The six drawn cells, which are hidden from screen readers. */
const cells = () => [...document.querySelectorAll('[aria-hidden] > span')];
const digits = () => cells().map((cell) => cell.textContent);
/** Indexes of the cells with a focus ring. */
const ringed = () =>
  cells().flatMap((cell, index) =>
    getComputedStyle(cell).outlineStyle === 'solid' ? [index] : [],
  );

/** Copies a text elsewhere and pastes it into the field by keyboard. */
async function paste(text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Письмо' }).fill(text);
  await userEvent.keyboard('{Control>}a{/Control}');
  await userEvent.copy();
  field.element().focus();
  await userEvent.paste();
}

const SourceText = () => <textarea aria-label="Письмо" />;

beforeEach(async () => {
  await page.viewport(360, 740);
  complete.mockReset();
});

test('[R2.50] [R2.28] [R10.1] the code is one field with its digits drawn in six cells', async () => {
  show(<InputCode label="Код" hint="Отправили на почту" />);
  await expect.element(field).toHaveAccessibleDescription('Отправили на почту');
  await expect.element(field).toHaveAttribute('autocomplete', 'one-time-code');
  await expect.element(field).toHaveAttribute('inputmode', 'numeric');
  expect(page.getByRole('textbox').elements()).toHaveLength(1);
  await userEvent.keyboard('{Tab}482');
  await expect.element(field).toHaveValue('482');
  await expect.poll(digits).toEqual(['4', '8', '2', '', '', '']);
});

test('[R2.28] [R5.7] a typed code is reported once, as six digits with leading zeros', async () => {
  show(<InputCode label="Код" onComplete={complete} />);
  await field.click();
  await userEvent.keyboard('00 12-a3');
  await expect.element(field).toHaveValue('00123');
  expect(complete).not.toHaveBeenCalled();
  await userEvent.keyboard('4');
  await expect.poll(() => complete.mock.calls).toEqual([['001234']]);
  await userEvent.keyboard('9');
  await expect.element(field).toHaveValue('001234');
  expect(complete).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Backspace}5');
  await expect.poll(() => complete.mock.calls).toEqual([['001234'], ['001235']]);
});

for (const [text, code] of [
  ['123456', '123456'],
  ['123 456', '123456'],
  ['123\u00A0456', '123456'],
  ['123-456', '123456'],
  ['1 2 3 4 5 6', '123456'],
  ['Ваш код: 123456. Никому его не говорите', '123456'],
  ['До 10:30 введи код\n123-456\nи жди 24 часа', '123456'],
  ['Kod 123456, yordam: +998 71 200 00 07', '123456'],
] as const) {
  test(`[R2.28] [R5.7] a code is found in a pasted «${text.replaceAll('\n', ' ')}»`, async () => {
    show(
      <>
        <SourceText />
        <InputCode label="Код" defaultValue="98" onComplete={complete} />
      </>,
    );
    await expect.element(field).toHaveValue('98');
    await paste(text);
    await expect.element(field).toHaveValue(code);
    await expect.poll(() => complete.mock.calls).toEqual([[code]]);
  });
}

test('[R2.28] a pasted part of a code is inserted at the caret; words insert nothing', async () => {
  show(
    <>
      <SourceText />
      <InputCode label="Код" onComplete={complete} />
    </>,
  );
  await paste('12-3');
  await expect.element(field).toHaveValue('123');
  await paste('нет кода');
  await expect.element(field).toHaveValue('123');
  expect(complete).not.toHaveBeenCalled();
});

test('[R2.28] [R5.7] a code autofilled from an SMS is accepted', async () => {
  show(<InputCode label="Код" onComplete={complete} />);
  await expect.element(field).toBeVisible();
  const input = field.element();
  // Autofill changes the value without the page’s scripts and then fires events.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '482913');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.poll(digits).toEqual(['4', '8', '2', '9', '1', '3']);
  expect(complete.mock.calls).toEqual([['482913']]);
});

test('[R2.28] [R10.1] correcting a digit in the middle keeps the caret there', async () => {
  show(<InputCode label="Код" defaultValue="12456" onComplete={complete} />);
  await expect.element(field).toBeVisible();
  await userEvent.keyboard('{Tab}{Home}{ArrowRight}{ArrowRight}3');
  await expect.element(field).toHaveValue('123456');
  await userEvent.keyboard('9');
  await expect.element(field).toHaveValue('123956');
  await userEvent.keyboard('8');
  await expect.element(field).toHaveValue('123986');
  await userEvent.keyboard('{Home}{Delete}');
  await expect.element(field).toHaveValue('23986');
  await userEvent.keyboard('7');
  await expect.element(field).toHaveValue('723986');
  expect(complete.mock.calls).toEqual([['123456'], ['123956'], ['123986'], ['723986']]);
});

test('[R2.50] [R10.1] the caret’s cell has the focus ring, and a press on a digit moves the caret there', async () => {
  show(<InputCode label="Код" defaultValue="482913" />);
  await expect.element(field).toBeVisible();
  expect(ringed()).toEqual([]);
  await userEvent.keyboard('{Tab}{End}');
  await expect.poll(ringed).toEqual([5]);
  await userEvent.keyboard('{Home}');
  await expect.poll(ringed).toEqual([0]);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect.poll(ringed).toEqual([2]);
  for (const cell of [4, 1, 3]) {
    const at = cells()[cell]?.getBoundingClientRect() ?? new DOMRect();
    const place = field.element().getBoundingClientRect();
    // The left part of the cell: before its digit.
    await field.click({ position: { x: at.left - place.left + 8, y: at.height / 2 } });
    await expect.poll(ringed).toEqual([cell]);
  }
});

test('[R2.28] [R10.1] a wrong code stays, its error is announced, and the next digit replaces it', async () => {
  function RejectedCode() {
    const [error, setError] = useState<string>();
    return (
      <InputCode
        label="Код"
        error={error}
        onChange={() => setError(undefined)}
        onComplete={() => setError('Код не подошёл')}
      />
    );
  }
  show(<RejectedCode />);
  await field.click();
  await userEvent.keyboard('482913');
  await expect.element(field).toHaveAccessibleDescription('Код не подошёл');
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveValue('482913');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('7');
  await expect.element(field).toHaveValue('7');
  await expect.element(field).not.toHaveAttribute('aria-invalid');
});

test('[R2.28] [R5.7] pasting the same code after an error reports it again', async () => {
  show(
    <>
      <SourceText />
      <InputCode label="Код" onComplete={complete} />
    </>,
  );
  await paste('482 913');
  await expect.poll(() => complete.mock.calls).toEqual([['482913']]);
  show(
    <>
      <SourceText />
      <InputCode label="Код" onComplete={complete} error="Код не подошёл" />
    </>,
  );
  await expect.element(field).toHaveAccessibleDescription('Код не подошёл');
  await paste('482 913');
  await expect.poll(() => complete.mock.calls).toEqual([['482913'], ['482913']]);
  await expect.element(field).toHaveValue('482913');
  show(
    <>
      <SourceText />
      <InputCode label="Код" onComplete={complete} busy />
    </>,
  );
  await expect.element(field).toHaveAttribute('readonly');
  await paste('482 913');
  expect(complete).toHaveBeenCalledTimes(2);
});

test('[R2.50] [R10.1] while the code is checked it stays visible, keeps the focus and is read-only', async () => {
  show(<InputCode label="Код" />);
  await field.click();
  await userEvent.keyboard('482913');
  const status = page.getByRole('status');
  await expect.element(status).toBeEmptyDOMElement();
  show(<InputCode label="Код" busy />);
  await expect.element(status).toHaveTextContent('Проверяем код…');
  await userEvent.keyboard('{Backspace}5');
  await expect.element(field).toHaveValue('482913');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('aria-busy', 'true');
  show(<InputCode label="Код" disabled />);
  await expect.element(field).toBeDisabled();
  await expect.poll(digits).toEqual(['4', '8', '2', '9', '1', '3']);
});

test('[R2.50] [R2.28] a form and a form library read the code by name, ref and value', async () => {
  const reported = vi.fn<(value: string) => void>();
  const held: (HTMLInputElement | null)[] = [];
  function CodeForm() {
    const [code, setCode] = useState('12');
    return (
      <form aria-label="Форма">
        <InputCode
          label="Код"
          name="code"
          value={code}
          ref={(element) => {
            if (element && !held.includes(element)) held.push(element);
          }}
          onChange={(event) => {
            reported(event.target.value);
            setCode(event.target.value);
          }}
        />
      </form>
    );
  }
  show(<CodeForm />);
  await field.click();
  await userEvent.keyboard('{End}x3');
  await expect.element(field).toHaveValue('123');
  await expect.poll(digits).toEqual(['1', '2', '3', '', '', '']);
  expect(reported.mock.lastCall).toEqual(['123']);
  const form = page.getByRole('form').element();
  expect(form instanceof HTMLFormElement && new FormData(form).get('code')).toBe('123');
  expect(held).toEqual([field.element()]);
});

test('[R2.50] a value that a form library writes into the element is drawn', async () => {
  show(
    <InputCode
      label="Код"
      ref={(element) => {
        if (element) element.value = '4829';
      }}
    />,
  );
  await expect.poll(digits).toEqual(['4', '8', '2', '9', '', '']);
});
