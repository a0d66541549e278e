import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** The project's root folder. */
export const projectRoot = resolve(import.meta.dirname, '../..');

/** The real configuration of the checks, which also checks the planted tree. */
const configurationFiles = [
  '.oxlintrc.json',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'src/tsconfig.json',
  'sw/tsconfig.json',
  'server/tsconfig.json',
  'tests/tsconfig.json',
  'tests/architecture/lint-plugin.ts',
  'tests/architecture/imports/import-resolver.ts',
];

/**
 * Makes a temporary project with the real configuration of the checks and the given files (path → text).
 * The caller removes it with {@link removeTree}.
 */
export function plantTree(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'planted-'));
  for (const path of configurationFiles) cpSync(join(projectRoot, path), join(root, path));
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** Removes a planted tree; its node_modules is a link and stays. */
export function removeTree(root: string): void {
  rmSync(root, { recursive: true, force: true });
}
