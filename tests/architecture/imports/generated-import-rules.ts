import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatted } from '#tests/support/looks/format.ts';
import { projectRoot } from '../planted-tree.ts';
import { boundariesRule, boundariesSettings, documentTable } from './import-rules.ts';
import type { TABLES } from './import-table.ts';

const LINT_FILE = '.oxlintrc.json';
const DOCUMENTS = ['README.md', '{src,server,tests}/**/*.md'];

interface GeneratedFile {
  readonly path: string;
  /** The whole file with its generated parts as they should be. */
  readonly text: string;
  /** The names of the generated parts that it holds. */
  readonly parts: readonly string[];
}

const PARTS: Readonly<Record<string, () => string>> = {
  settings: () => membersOf(boundariesSettings()),
  rule: () => membersOf(boundariesRule()),
  ...Object.fromEntries(
    (['app', 'server'] as const satisfies readonly (keyof typeof TABLES)[]).map((table) => [
      table,
      () => `\n${documentTable(table)}\n`,
    ]),
  ),
};

/** The members of an object as they stand in JSON, for a place between others. */
const membersOf = (value: object) => JSON.stringify(value).slice(1, -1) + ',';

const MARK =
  /((?:\/\/|<!--) import rules: (\w+)\b.*\n)[\s\S]*?(\s*(?:\/\/|<!--) end of import rules)/g;

/** The files that hold marked parts of the import rules, with these parts made from the table. */
export async function generatedFiles(): Promise<GeneratedFile[]> {
  const paths = [LINT_FILE, ...globSync(DOCUMENTS, { cwd: projectRoot })];
  const files = await Promise.all(paths.map(generate));
  return files.filter(({ parts }) => parts.length > 0);
}

async function generate(path: string): Promise<GeneratedFile> {
  const file = join(projectRoot, path);
  const parts: string[] = [];
  const raw = readFileSync(file, 'utf8').replace(
    MARK,
    (_, begin: string, part: string, end: string) => {
      parts.push(part);
      return `${begin}${PARTS[part]?.() ?? ''}\n${end.trimStart()}`;
    },
  );
  // The documents keep their narrow tables: aligned columns would double their size.
  if (path.endsWith('.md')) return { path, parts, text: raw };
  return { path, parts, text: formatted(path, raw) };
}
