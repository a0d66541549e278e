import { expect, test } from 'vitest';
import { importCycle, type FileGraph } from '#server/build/file-graph.ts';

const filesWith = (imports: Readonly<Record<string, readonly string[]>>): FileGraph['chunks'] =>
  Object.entries(imports).map(
    ([fileName, names]) =>
      ({ type: 'chunk', fileName, imports: names }) as unknown as FileGraph['chunks'][number],
  );

test('[R9.3] a build whose files import each other is found, by their names', () => {
  const shared = { main: ['vendor'], vendor: [], orders: ['common', 'main'] };
  expect(importCycle(filesWith({ ...shared, common: ['main', 'vendor'] }))).toBeNull();
  const round = { ...shared, common: ['secondary'], secondary: ['lists'], lists: ['common'] };
  expect(importCycle(filesWith(round))).toEqual(['common', 'secondary', 'lists', 'common']);
});
