import { expect, test } from 'vitest';
import { refuseCycles } from '#server/build/start-files.ts';

const scriptsWith = (imports: Readonly<Record<string, string[]>>) =>
  Object.entries(imports).map(([fileName, names]) => ({ fileName, imports: names, moduleIds: [] }));

test('[R9.3] a build whose files import each other is refused, with their names', () => {
  const shared = { main: ['vendor'], vendor: [], orders: ['common', 'main'] };
  refuseCycles(scriptsWith({ ...shared, common: ['main', 'vendor'] }));
  const round = { ...shared, common: ['secondary'], secondary: ['lists'], lists: ['common'] };
  expect(() => refuseCycles(scriptsWith(round))).toThrow(
    'common → secondary\nsecondary → lists\nlists → common',
  );
});
