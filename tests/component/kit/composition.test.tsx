import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { DatePicker } from '#src/ui/base/DatePicker/DatePicker.tsx';
import { InputCode } from '#src/ui/base/InputCode/InputCode.tsx';
import { PhoneInput } from '#src/ui/base/PhoneInput/PhoneInput.tsx';
import { show } from './ui-fixtures.tsx';

const field = () => page.getByRole('textbox', { name: 'Поле', exact: true });

/** Composes a text character by character, as keyboards with suggestions do, and ends the composition. */
async function compose(text: string): Promise<readonly string[]> {
  await userEvent.click(field());
  const input = field().element() as HTMLInputElement;
  const written: string[] = [];
  for (let length = 1; length <= text.length; length += 1) {
    await cdp().send('Input.imeSetComposition', {
      text: text.slice(0, length),
      selectionStart: length,
      selectionEnd: length,
    });
    written.push(input.value);
  }
  await cdp().send('Input.insertText', { text });
  return written;
}

const beginnings = (text: string) => Array.from(text, (_, index) => text.slice(0, index + 1));

function Phone({ onValue }: { onValue: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <PhoneInput
      label="Поле"
      value={value}
      onChange={(next) => {
        setValue(next);
        onValue(next);
      }}
    />
  );
}

function Day({ onValue }: { onValue: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <DatePicker
      label="Поле"
      value={value}
      onChange={(next) => {
        setValue(next);
        onValue(next);
      }}
    />
  );
}

test.each(['9031112233', '89123456789'])(
  '[R5.2] a phone that is composed, as %s, is masked when the composition ends and known before',
  async (digits) => {
    const onValue = vi.fn<(value: string) => void>();
    show(<Phone onValue={onValue} />);
    expect(await compose(digits)).toEqual(beginnings(digits));
    const national = digits.slice(-10);
    await expect
      .element(field())
      .toHaveValue(national.replace(/(...)(...)(..)(..)/u, '$1 $2 $3 $4'));
    expect(onValue).toHaveBeenLastCalledWith(`+7${national}`);
  },
);

test.each([
  ['17092004', '17.09.2004', '2004-09-17'],
  ['05111999', '05.11.1999', '1999-11-05'],
])('[R5.6] a date that is composed as %s becomes %s', async (digits, shown, value) => {
  const onValue = vi.fn<(value: string | null) => void>();
  show(<Day onValue={onValue} />);
  expect(await compose(digits)).toEqual(beginnings(digits));
  await expect.element(field()).toHaveValue(shown);
  expect(onValue).toHaveBeenLastCalledWith(value);
});

test('[R5.7] a code that is composed is complete once, when the composition ends', async () => {
  const onComplete = vi.fn<(code: string) => void>();
  show(<InputCode label="Поле" onComplete={onComplete} />);
  expect(await compose('402 917')).toEqual(beginnings('402 917'));
  await expect.element(field()).toHaveValue('402917');
  expect(onComplete.mock.calls).toEqual([['402917']]);
});

test('[R5.2] what is typed after a composition is masked at once again', async () => {
  show(<Phone onValue={() => undefined} />);
  await compose('903');
  await userEvent.keyboard('1112233');
  await expect.element(field()).toHaveValue('903 111 22 33');
});
