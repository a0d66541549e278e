import { existsSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, resolve } from 'node:path';

/** Version of the resolver interface of eslint-plugin-import that this file implements. */
export const interfaceVersion = 2;

/** The folder roots of package.json's `imports`. */
const root = resolve(import.meta.dirname, '../../..');

/**
 * Resolves an import to its file for eslint-plugin-boundaries: `#src/…` and relative paths, both with
 * their extension as this repository writes them; anything else is a package.
 */
function resolveImport(source: string, file: string): { found: boolean; path?: string | null } {
  const [specifier = source] = source.split('?');
  if (isBuiltin(specifier)) return { found: true, path: null };
  if (specifier.startsWith('#') || specifier.startsWith('.')) {
    const path = specifier.startsWith('#')
      ? resolve(root, specifier.slice(1))
      : resolve(dirname(file), specifier);
    return existsSync(path) ? { found: true, path } : { found: false };
  }
  try {
    return { found: true, path: createRequire(file).resolve(specifier) };
  } catch {
    return { found: false };
  }
}

export { resolveImport as resolve };
