import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import contacts from '#server/demo/contacts.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');

/** A web or mail address of a name that nobody can own: an invented one. */
const INVENTED = /(?:https?:\/\/|@)[\w.-]+\.example\b(?!\.\w)/;

/** The texts inside of data. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const isNameOfNetwork = (text: string) => /^\w+$/.test(text);
const DEMO_VALUES = [...new Set(textsIn(contacts))].filter((text) => !isNameOfNetwork(text));

/** The documentation of the UI kit has examples, and no member sees it. */
const isOfProduction = (file: string) =>
  !file.startsWith('server/demo/') &&
  !file.startsWith('src/features/documentation/') &&
  !file.endsWith('.docs.tsx');

describe('the data of an institution', () => {
  const files = globSync('{src,sw,server}/**/*.{ts,tsx,js,json}', { cwd: root }).filter(
    isOfProduction,
  );

  it('[R11.1] is in no file that production runs: neither an invented address nor a value of the demonstration', () => {
    const found = files.flatMap((file) => {
      const text = readFileSync(resolve(root, file), 'utf8');
      const values = [
        ...DEMO_VALUES.filter((value) => text.includes(value)),
        INVENTED.exec(text)?.[0],
      ];
      return values.flatMap((value) => (value === undefined ? [] : [`${file}: ${value}`]));
    });
    expect(found).toEqual([]);
    expect(files.length).toBeGreaterThan(500);
  });

  it.each(['https://my.mti.example', 'write to help@mti.example.'])(
    'would be found in «%s»',
    (text) => {
      expect(text).toMatch(INVENTED);
    },
  );

  it.each(['https://my.example.org/', 'support@example.org', "t('goal.example')"])(
    'is not «%s»',
    (text) => {
      expect(text).not.toMatch(INVENTED);
    },
  );
});
