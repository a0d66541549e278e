import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatMark, parseMark } from '#src/domain/orders/code-mark.ts';
import { formatOrderIds } from '#src/domain/orders/order-ids.ts';
import {
  cleanTypedCode,
  MOST_SCANNED_ORDERS,
  parseScannedCode,
  toVisibleText,
} from '#src/domain/orders/scanned-code.ts';

const own = {
  area: ['https://synergy.friends.example', 'http://localhost:8000'],
  invite: 'https://invite.friends.example',
};
const HASH = '0123456789abcdef0123456789abcdef';
const read = (text: string) => parseScannedCode(text, own);

describe('[R2.21] a code of the programme', () => {
  test.each([
    ['100123', { kind: 'orders', ids: [100123] }],
    ['12-7-12', { kind: 'orders', ids: [12, 7] }],
    ['P12', { kind: 'product', id: 12 }],
    ['https://synergy.friends.example/my/catalog/12', { kind: 'product', id: 12 }],
    ['http://localhost:8000/my/catalog/12?buy#x', { kind: 'product', id: 12 }],
    ['https://synergy.friends.example/my/orders/5-6/', { kind: 'orders', ids: [5, 6] }],
    [`https://invite.friends.example/?referral=${HASH}`, { kind: 'referral', hash: HASH }],
  ])('is %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  test('[R12.1] is a combined code with its signed part, in the letters of any scanner', () => {
    const signed = { at: 1_764_562_000, signature: new Uint8Array(64).fill(171) };
    const mark = formatMark(signed);
    expect(parseMark(mark.toLowerCase())).toEqual(signed);
    expect(read(`12-7.${mark}`)).toEqual({ kind: 'orders', ids: [12, 7], mark });
    expect(read(cleanTypedCode(`12-7.${mark}`))).toMatchObject({ kind: 'orders', ids: [12, 7] });
    // The keys of a Russian layout.
    const russian = mark.replaceAll(/[A-F]/g, (key) => 'ФИСВУА'['ABCDEF'.indexOf(key)] ?? '');
    expect(read(cleanTypedCode(`12-7ю${russian}`))).toEqual({
      kind: 'orders',
      ids: [12, 7],
      mark: mark.toLowerCase(),
    });
    for (const text of [`12-7.${mark}0`, `12-7.${mark}.1`, '12-7.', `.${mark}`, `12-7.${mark}g`])
      expect(read(text).kind).toBe('foreign');
  });

  test('is any list of orders that a desk can receive', () => {
    const most = Array.from({ length: MOST_SCANNED_ORDERS }, (_, index) => index + 1);
    expect(read(formatOrderIds(most))).toEqual({ kind: 'orders', ids: most });
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999_999 }), {
      minLength: 1,
      maxLength: MOST_SCANNED_ORDERS,
    });
    fc.assert(
      fc.property(ids, (list) => {
        expect(read(formatOrderIds(list))).toEqual({ kind: 'orders', ids: list });
      }),
    );
  });
});

describe('[R2.21] a typed code', () => {
  test.each([
    ['P101', { kind: 'product', id: 101 }],
    ['p101', { kind: 'product', id: 101 }],
    ['Р101', { kind: 'product', id: 101 }],
    [' р 1 01', { kind: 'product', id: 101 }],
    ['№ 100 123', { kind: 'orders', ids: [100123] }],
    ['12–7', { kind: 'orders', ids: [12, 7] }],
    ['12 − 7', { kind: 'orders', ids: [12, 7] }],
    ['1\u200B00\u00A0123\uFEFF', { kind: 'orders', ids: [100123] }],
  ])('%j is read as on the label', (typed, expected) => {
    expect(read(cleanTypedCode(typed))).toEqual(expected);
  });

  test.each([
    ['10664\t', { kind: 'orders', ids: [10664] }],
    ['10664\r\n', { kind: 'orders', ids: [10664] }],
    ['10664\u001D', { kind: 'orders', ids: [10664] }],
    [']C010664', { kind: 'orders', ids: [10664] }],
    [']C1\u001D10664-10665', { kind: 'orders', ids: [10664, 10665] }],
    ['ъС110664', { kind: 'orders', ids: [10664] }],
    [']Q1http://localhost:8000/my/orders/5', { kind: 'orders', ids: [5] }],
    ['*10664*', { kind: 'orders', ids: [10664] }],
    [']A0*P101*', { kind: 'product', id: 101 }],
    ['00010664', { kind: 'orders', ids: [10664] }],
    ['P00101', { kind: 'product', id: 101 }],
    ['0012-0007', { kind: 'orders', ids: [12, 7] }],
  ])('%j comes from a hand scanner', (typed, expected) => {
    expect(read(cleanTypedCode(typed))).toEqual(expected);
  });

  test.each([
    ['(10664)', { kind: 'orders', ids: [10664] }],
    ['«10664».', { kind: 'orders', ids: [10664] }],
    ['"P101"', { kind: 'product', id: 101 }],
    ['http://localhost:8000/my/orders/5)', { kind: 'orders', ids: [5] }],
  ])('%j comes from a message', (typed, expected) => {
    expect(read(cleanTypedCode(typed))).toEqual(expected);
  });

  test.each(['', '0', '*', ']C1', 'P', 'PP12', '12P', 'X12', '1234567890123'])(
    '%j is none',
    (typed) => {
      expect(read(cleanTypedCode(typed)).kind).toBe('foreign');
    },
  );

  test('is the same with every dash and in every spelling of the P', () => {
    const dash = fc.constantFrom('-', '‐', '‑', '–', '—', '−');
    const id = fc.integer({ min: 1, max: 999_999_999 });
    const p = fc.constantFrom('P', 'p', 'Р', 'р');
    fc.assert(
      fc.property(id, id, dash, p, (one, other, sign, letter) => {
        const ids = [...new Set([one, other])];
        expect(read(cleanTypedCode(ids.join(sign)))).toEqual({ kind: 'orders', ids });
        expect(read(cleanTypedCode(letter + one))).toEqual({ kind: 'product', id: one });
      }),
    );
  });
});

/** Texts that the scanner returned for such codes, and texts that imitate our own. */
const HOSTILE = [
  '<img src=x onerror=alert(1)>',
  '\u0000\u0007\u001b[2J',
  '100123\r\n',
  ' 100123',
  '100123 ',
  '../',
  '%2e%2e',
  '=1+1',
  '__proto__',
  '1e5',
  '007',
  '0',
  '-5',
  '5-',
  '1234567890123',
  '١٢٣',
  '１２３',
  'p12',
  'P0',
  'P012',
  'SP12',
  'P12P',
  'P1234567890',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://synergy.friends.example.evil.example/my/catalog/12',
  'https://synergy.friends.example@evil.example/my/catalog/12',
  'https://user:pass@synergy.friends.example/my/catalog/12',
  'https://user@synergy.friends.example/my/catalog/12',
  'https://:pass@synergy.friends.example/my/catalog/12',
  'http://synergy.friends.example/my/catalog/12',
  'https://synergy.friends.example:444/my/catalog/12',
  'https://synergy.friends.example/my/catalog/12/../../evil',
  'https://synergy.friends.example/my/catalog/12/buy',
  'https://synergy.friends.example/other/my/catalog/12',
  'https://synergy.friends.example/my/catalog/%31%32',
  'https://synergy.friends.example/my/catalog/0',
  'https://synergy.friends.example/my/orders/1-x',
  'https://synergy.friends.example/my/catalog/12\n',
  'https://synergy.friends.example/\tmy/catalog/12',
  'https:\\\\synergy.friends.example\\my\\settings',
  `http://invite.friends.example/?referral=${HASH}`,
  `https://invite.friends.example/x?referral=${HASH}`,
  `https://invite.friends.example/?referral=${HASH}&referral=${HASH}`,
  `https://invite.friends.example/?referral=${HASH}%2F..%2F`,
  `https://invite.friends.example/?referral=..%2F${HASH}`,
  'https://invite.friends.example/?referral=short',
  `https://invite.mti.example/?referral=${HASH}`,
  Array.from({ length: MOST_SCANNED_ORDERS + 1 }, (_, index) => index + 1).join('-'),
  '',
];

describe('[R2.21] any other text', () => {
  test.each(HOSTILE)('%j is foreign and unchanged', (text) => {
    expect(read(text)).toEqual({ kind: 'foreign', text });
  });

  test('gives only values that are safe in an address', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(...HOSTILE),
      fc
        .tuple(fc.constantFrom(...own.area, own.invite), fc.string({ unit: 'binary' }))
        .map(([origin, rest]) => `${origin}/${rest}`),
    );
    fc.assert(
      fc.property(text, (one) => {
        const code = read(one);
        if (code.kind === 'foreign') expect(code.text).toBe(one);
        if (code.kind === 'product') expect(String(code.id)).toMatch(/^[1-9]\d{0,8}$/);
        if (code.kind === 'referral') expect(code.hash).toMatch(/^[\w-]{8,64}$/);
        if (code.kind === 'orders') {
          expect(formatOrderIds(code.ids)).toMatch(/^[1-9]\d{0,11}(-[1-9]\d{0,11})*$/);
        }
      }),
    );
  });
});

describe('[R2.21] a foreign text on the screen', () => {
  test('shows invisible characters', () => {
    expect(toVisibleText('a\u0000\r\n\u007f\u202Eb\u200B', 50)).toBe('a␀␍␊␡[U+202E]b[U+200B]');
    expect(toVisibleText('con\u00ADto', 50)).toBe('con[U+00AD]to');
  });

  test('is cut between characters, never inside one', () => {
    expect(toVisibleText('👩‍🎓'.repeat(3), 1)).toBe('👩…');
    expect(toVisibleText('abc', 3)).toBe('abc');
  });

  test('has no control characters and no direction marks, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(toVisibleText(text, 100)).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        expect(toVisibleText(text, 100).isWellFormed()).toBe(true);
      }),
    );
  });
});
