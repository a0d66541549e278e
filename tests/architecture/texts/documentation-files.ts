import { posix } from 'node:path';
import { nameOf, nodeIn, parseFile, walk } from '../syntax-tree.ts';
import type { SourceFile } from '../syntax-tree.ts';

/** The documentation area and the screen of development builds (R2.50, R2.9). */
const ROOTS = /^src\/(?:features\/documentation|ui\/docs|app\/development)\/|\.docs\.tsx$/;

/** The paths that a file imports, types and `import()` included. */
function importsOf(file: SourceFile): string[] {
  const paths: string[] = [];
  walk(parseFile(file), (node) => {
    const source = nameOf(nodeIn(node, 'source'));
    if (source.startsWith('#')) paths.push(source.slice(1));
    if (source.startsWith('.')) paths.push(posix.join(posix.dirname(file.path), source));
  });
  return paths;
}

/**
 * The files of the documentation: the area's own, and those that nothing else imports. Its prose is Russian; the
 * texts of its examples are pairs of both languages (src/i18n/bilingual.ts).
 */
export function documentationFiles(files: readonly SourceFile[]): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const path of importsOf(file))
      importers.set(path, [...(importers.get(path) ?? []), file.path]);
  }
  const found = new Set(files.map(({ path }) => path).filter((path) => ROOTS.test(path)));
  let before: number;
  do {
    before = found.size;
    for (const [path, by] of importers)
      if (by.every((importer) => found.has(importer))) found.add(path);
  } while (found.size > before);
  return found;
}
