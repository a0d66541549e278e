import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { emailQuery } from '#src/contract/common.ts';
import { splitOwnerParameter } from '#src/domain/member/owner-parameter.ts';
import { normaliseEmail } from '#src/domain/person/email-address.ts';

const addresses = fc.constantFrom(
  'a+b@x.ru',
  'Student@Example.TEST',
  'brands@example.test',
  'first.last+tag@mail.example.test',
);
const others = fc.array(
  fc.constantFrom('href=%2Forders', 'utm_source=a+b', 'x', 'q=%D1%8F', 'owner=1', 'email=z@y.ru'),
);

const ownerOf = (search: string) => splitOwnerParameter(search).value;

describe('the parameter ownerEmail', () => {
  test('[R6.2] is found anywhere in the query, and everything else stays as it is written', () => {
    fc.assert(
      fc.property(addresses, others, others, (address, before, after) => {
        const pair = `ownerEmail=${encodeURIComponent(address)}`;
        const rest = [...before, ...after].join('&');
        expect(splitOwnerParameter(`?${[...before, pair, ...after].join('&')}`)).toEqual({
          value: address,
          rest: rest === '' ? '' : `?${rest}`,
        });
      }),
    );
  });

  test('[R6.2] keeps the plus of an address, encoded or not', () => {
    expect(ownerOf('?ownerEmail=a+b@x.ru')).toBe('a+b@x.ru');
    expect(ownerOf('?ownerEmail=a%2Bb%40x.ru')).toBe('a+b@x.ru');
  });

  test('[R6.2] names nobody when it is there more than once, however it is capitalised', () => {
    expect(ownerOf('?ownerEmail=a@x.ru&ownerEmail=a@x.ru')).toBe('');
    expect(ownerOf('?ownerEmail=a@x.ru&OWNEREMAIL=b@x.ru')).toBe('');
    expect(splitOwnerParameter('?ownerEmail=a@x.ru&k=1&owneremail=b@x.ru').rest).toBe('?k=1');
  });

  test('[R6.1] an address without it stays unchanged', () => {
    fc.assert(
      fc.property(fc.webQueryParameters(), (query) => {
        fc.pre(!/owner/i.test(decodeURIComponent(query.replace(/%(?![\da-f]{2})/gi, '%25'))));
        expect(ownerOf(`?${query}`)).toBeNull();
      }),
      { numRuns: 30 },
    );
    expect(splitOwnerParameter('')).toEqual({ value: null, rest: '' });
  });
});

describe('the owner’s e-mail', () => {
  const accepts = (email: string) => v.is(v.object(emailQuery), { email });

  test('[R6.1] is trimmed and in lower case, as the service compares it', () => {
    expect(normaliseEmail(' Student+1@Example.TEST ')).toBe('student+1@example.test');
  });

  test('[R6.1] is none if it is longer than an address may be', () => {
    const domain = '@example.test';
    const longest = `${'a'.repeat(254 - domain.length)}${domain}`;
    expect(normaliseEmail(longest)).toBe(longest);
    expect(normaliseEmail(`a${longest}`)).toBeNull();
  });

  test.each(['', 'student', 'student@', 'a b@x.ru', 'a@x.ru,b@x.ru', 'a@x', '<a@x.ru>', 'a%@x.ru'])(
    '[R6.1] %j is not an e-mail',
    (value) => {
      expect(normaliseEmail(value)).toBeNull();
    },
  );

  test('[R6.1] is one exactly when the service accepts it', () => {
    const texts = fc.oneof(
      fc.emailAddress(),
      addresses,
      fc.string({ unit: fc.constantFrom('a', 'Я', '1', '+', '.', '-', '_', '@', ' ', '%') }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const email = text.trim().toLowerCase();
        expect(normaliseEmail(text)).toBe(accepts(email) ? email : null);
      }),
    );
  });
});
