import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');

/** Formats a file's text as `npm run format` does. Throws when the text cannot be parsed. */
export const formatted = (path: string, text: string): string =>
  execFileSync(join(root, 'node_modules/.bin/oxfmt'), [`--stdin-filepath=${path}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
