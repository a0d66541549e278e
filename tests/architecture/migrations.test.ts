import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = resolve(import.meta.dirname, '../../server/database/migrations');
/** The migrations before this one ran while no process served the database. */
const FIRST_UNDER_RULE = 16;

/** What the version that still serves could not work with. */
const BREAKING =
  /\bdrop\s+(?:table|column|view)|\brename\s|\bset\s+not\s+null|\bset\s+data\s+type|\badd\s+column\b(?=[^;]*\bnot\s+null)(?![^;]*\bdefault\b)/i;
/** Says which version was the last to use what the migration removes. */
const LAST_USE = /^-- last used by \d+\.\d+\.\d+$/m;

const breaks = (sql: string) => BREAKING.test(sql) && !LAST_USE.test(sql);

describe('a migration', () => {
  const files = globSync('*.sql', { cwd: FOLDER }).filter(
    (name) => Number(basename(name).slice(0, 4)) >= FIRST_UNDER_RULE,
  );

  it('[R10.8] leaves the previous version working, because both serve during an upgrade', () => {
    const broken = files.filter((name) => breaks(readFileSync(resolve(FOLDER, name), 'utf8')));
    expect(broken).toEqual([]);
  });

  it.each([
    'ALTER TABLE "orders" DROP COLUMN "comment";',
    'ALTER TABLE "orders" RENAME COLUMN "comment" TO "note";',
    'ALTER TABLE "orders" ALTER COLUMN "comment" SET NOT NULL;',
    'ALTER TABLE "orders" ALTER COLUMN "price" SET DATA TYPE bigint;',
    'ALTER TABLE "orders" ADD COLUMN "note" text NOT NULL;',
    'DROP TABLE "goal" CASCADE;',
  ])('may not contain %s', (statement) => expect(breaks(statement)).toBe(true));

  it.each([
    'ALTER TABLE "orders" ADD COLUMN "note" text;',
    'ALTER TABLE "orders" ADD COLUMN "note" text DEFAULT \'\' NOT NULL;',
    'CREATE INDEX "order_note" ON "orders" ("note");',
    '-- last used by 3.1.0\nALTER TABLE "orders" DROP COLUMN "comment";',
  ])('may contain %s', (statement) => expect(breaks(statement)).toBe(false));
});
