import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readProps } from '#server/build/prop-docs.ts';

const root = resolve(import.meta.dirname, '../../..');
const read = (file: string) => readProps(resolve(root, 'src/ui/base', file));
const rowOf = async (file: string, row: string) =>
  (await read(file)).find(({ name }) => name === row);

test('[R2.50] the table of a component has its own properties, not those of its native element', async () => {
  const names = (await read('Button/Button.tsx')).map(({ name }) => name);
  expect(names).toEqual(['variant', 'size', 'wide', 'icon', 'children', 'busy']);
});

test('[R2.50] a union of literals shows its values, also where a type names it', async () => {
  expect(await rowOf('Button/Button.tsx', 'size')).toEqual({
    name: 'size',
    type: "'medium' | 'small'",
    values: ['medium', 'small'],
    meaning: 'Height: 48 or 44 px.',
    required: false,
    default: "'medium'",
  });
  expect(await rowOf('Accordion/Accordion.tsx', 'level')).toMatchObject({ values: [2, 3, 4] });
  expect(await rowOf('Alert/Alert.tsx', 'tone')).toMatchObject({
    type: "'info' | 'positive' | 'negative' | 'warning'",
  });
});

test('[R2.50] other types are shown as they are written, without what being optional means anyway', async () => {
  expect(await rowOf('Grid/Grid.tsx', 'items')).toMatchObject({
    type: 'readonly Item[]',
    values: undefined,
    required: true,
  });
  expect(await rowOf('Icon/Icon.tsx', 'name')).toMatchObject({ type: 'IconName' });
  expect(await rowOf('Field/Field.tsx', 'hint')).toMatchObject({ type: 'string' });
  expect(await rowOf('InputCode/InputCode.tsx', 'onComplete')).toMatchObject({
    type: '(code: string) => void',
  });
  expect(await rowOf('ShowMore/ShowMore.tsx', 'itemAt')).toMatchObject({
    type: '(index: number) => Element | null | undefined',
  });
});

test('[R2.50] the properties of a union are those of its members', async () => {
  const names = (await read('Tag/Chip.tsx')).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['label', 'onRemove', 'onToggle', 'count']));
});

test('[R2.50] every property in the tables has a comment that says what it means', async () => {
  const pages = globSync('src/ui/*/*/*.docs.tsx', { cwd: root });
  expect(pages.length).toBeGreaterThan(40);
  const mute: string[] = [];
  for (const page of pages) {
    const file = page.replace('.docs.tsx', '.tsx');
    for (const { name, meaning } of await readProps(resolve(root, file)))
      if (meaning === '') mute.push(`${file}: ${name}`);
  }
  expect(mute).toEqual([]);
});
