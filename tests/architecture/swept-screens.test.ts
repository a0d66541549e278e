import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from './planted-tree.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

/** Addresses of the route table without those that show no screen of their own, or none of a member's. */
const OTHERS = ['/development', '/documentation/*', '*', '/catalog'];
const paths = ['routes.tsx', 'staff-routes.ts']
  .flatMap((file) =>
    Array.from(
      read(`src/app/routes/${file}`).matchAll(/\bpath: '([^']+)'/g),
      ([, path = '']) => path,
    ),
  )
  .filter((path) => !OTHERS.includes(path));
/** The screens of staff, but for the search, which a member may open by mistake. */
const OF_STAFF = paths.filter((path) => path.startsWith('/staff/') || path === '/desk');
/** A member's reference is known only when the service runs: tests/e2e/staff sweeps the screen. */
const ACCOUNT = '/staff/members/:reference';

/** The addresses of a list in a file; what is inserted stands for a number. */
function listIn(file: string, name: string): readonly string[] {
  const text = read(file);
  const begin = text.indexOf(`const ${name} = `);
  const list = text.slice(begin, text.indexOf(' as const;', begin));
  return Array.from(
    list.matchAll(/^\s*(?:\w+: \[)?['`]([^'`\n]*)['`]|(?<=[[,] )'([^'\n]*)'/gm),
    (found) => {
      const address = found[1] ?? found[2] ?? '';
      return `/${address.replace(/\$\{\w+\}/g, '1').replace(/\?.*$/, '')}`;
    },
  );
}

const isListed = (path: string, addresses: readonly string[]): boolean => {
  const pattern = new RegExp(`^${path.replace(/:\w+/g, String.raw`[\d-]+`)}$`);
  return addresses.some((address) => pattern.test(address));
};

it.each([
  {
    what: 'axe',
    file: 'screens/accessibility.spec.ts',
    name: 'SCREENS',
    without: ['/verify-phone', ACCOUNT],
  },
  { what: 'layout shifts', file: 'start/layout-shift.spec.ts', name: 'ROUTES', without: [ACCOUNT] },
  {
    what: 'larger text and whole Uzbek',
    file: 'support/members/member-addresses.ts',
    name: 'STUDENT_ADDRESSES',
    // Events look like services; the others are of those who have no card yet, and of staff.
    without: ['/catalog/events', '/get-card', '/verify-phone', '/staff', ...OF_STAFF],
  },
])('[R2.1] the sweep of $what goes through every screen of the route table', (sweep) => {
  const addresses = listIn(`tests/e2e/${sweep.file}`, sweep.name);
  expect(paths.length).toBeGreaterThan(25);
  const missing = paths.filter((path) => !isListed(path, addresses));
  expect(missing).toEqual(sweep.without);
});
