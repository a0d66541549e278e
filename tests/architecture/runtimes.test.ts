import { describe, expect, it } from 'vitest';
import { plantTree, removeTree } from './planted-tree.ts';
import { type Finding, typeCheck } from './run-checks.ts';

const usesDocument = 'export const title = () => document.title;\n';
const usesProcess = 'export const home = () => process.env;\n';

function typeErrors(files: Record<string, string>): Finding[] {
  const tree = plantTree(files);
  try {
    return typeCheck(tree);
  } finally {
    removeTree(tree);
  }
}

describe('the four TypeScript projects', () => {
  it('reject the page’s document in the worker, the server and the domain', () => {
    const errors = typeErrors({
      'src/app/title.ts': usesDocument,
      'src/domain/title.ts': usesDocument,
      'sw/title.ts': usesDocument,
      'server/title.ts': usesDocument,
      'vite.config.ts': 'export default {};\n',
    });
    const files = new Set(errors.map(({ file }) => file));
    expect([...files].toSorted()).toEqual([
      'server/title.ts',
      'src/domain/title.ts',
      'sw/title.ts',
    ]);
  });

  it('reject the server’s process in the app and in the worker', () => {
    const errors = typeErrors({
      'src/app/home.ts': usesProcess,
      'sw/home.ts': usesProcess,
      'server/home.ts': usesProcess,
      'vite.config.ts': 'export default {};\n',
    });
    const files = new Set(errors.map(({ file }) => file));
    expect([...files].toSorted()).toEqual(['src/app/home.ts', 'sw/home.ts']);
  });
});
