import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from './planted-tree.ts';

const sourceFiles = globSync(['src/**/*.{ts,tsx}', 'sw/**/*.ts', 'server/**/*.ts'], {
  cwd: projectRoot,
});

/** The committed entries of the top level. */
const visible = [
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'Dockerfile',
  'LICENSE',
  'README.md',
  'SECURITY.md',
  'compose.yaml',
  'docs',
  'index.html',
  'package.json',
  'package-lock.json',
  'public',
  'server',
  'src',
  'sw',
  'tests',
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
];
/** What tools write there and git ignores. */
const generated = ['node_modules', 'dist', 'data', 'test-results', 'playwright-report'];

describe('the top level of the repository', () => {
  it('has no other entries than the listed ones', () => {
    const entries = readdirSync(projectRoot).filter((name) => !name.startsWith('.'));
    expect(entries.filter((name) => ![...visible, ...generated].includes(name))).toEqual([]);
  });

  it('has a lock file that names the hash of every package, also of other platforms', () => {
    const lock = JSON.parse(readFileSync(join(projectRoot, 'package-lock.json'), 'utf8')) as {
      packages: Readonly<Record<string, { readonly integrity?: string }>>;
    };
    const unchecked = Object.entries(lock.packages)
      .filter(([folder, { integrity = '' }]) => folder !== '' && !integrity.startsWith('sha512-'))
      .map(([folder]) => folder);
    expect(unchecked).toEqual([]);
  });

  it('keeps the sources in the folders of the layout', () => {
    const folders = readdirSync(join(projectRoot, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const layout = ['app', 'brand', 'contract', 'data', 'domain', 'entry', 'features', 'i18n'];
    expect(
      folders.filter((name) => ![...layout, 'platform', 'state', 'sync', 'ui'].includes(name)),
    ).toEqual([]);
  });
});

const STYLES = /from '(\.{1,2}\/[^']*\.module\.css)'/g;

describe('a style sheet of components', () => {
  it('serves only the components of its own folder', () => {
    const foreign = sourceFiles.flatMap((file) => {
      const text = readFileSync(join(projectRoot, file), 'utf8');
      return Array.from(text.matchAll(STYLES), ([, path = '']) => ({
        component: file,
        sheet: normalize(join(dirname(file), path)),
      })).filter(({ sheet }) => dirname(sheet) !== dirname(file));
    });
    expect(foreign).toEqual([]);
  });
});
