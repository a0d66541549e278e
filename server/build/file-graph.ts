import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk & {
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> };
};

/** The files of a build. */
export interface FileGraph {
  /** Before each name. */
  readonly base: string;
  readonly chunks: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[];
}

/** Addresses of the file that holds a module and of all that it imports, itself first. */
export function filesOf(
  { base, chunks }: FileGraph,
  module: string,
): { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  const scripts = chunks.filter((file): file is Chunk => file.type === 'chunk');
  const byName = new Map(scripts.map((chunk) => [chunk.fileName, chunk]));
  const first = scripts.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${module}`)));
  if (!first) throw new Error(`No file of the build holds ${module}`);
  const found = new Set([first.fileName]);
  for (const name of found) for (const next of byName.get(name)?.imports ?? []) found.add(next);
  const styles = [...found].flatMap((name) => [
    ...(byName.get(name)?.viteMetadata?.importedCss ?? []),
  ]);
  const addressed = (names: Iterable<string>) => Array.from(new Set(names), (name) => base + name);
  return { scripts: addressed(found), styles: addressed(styles) };
}

/**
 * Names of files that import each other, the first one last again; null when none do. Such files run in an
 * order in which one reads what the other has not made yet, and the screen fails.
 */
export function importCycle(chunks: FileGraph['chunks']): readonly string[] | null {
  const imports = new Map(
    chunks.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.imports]] : [])),
  );
  const harmless = new Set<string>();
  const follow = (path: readonly string[]): readonly string[] | null => {
    const name = path.at(-1) ?? '';
    for (const next of imports.get(name) ?? []) {
      const start = path.indexOf(next);
      if (start !== -1) return [...path.slice(start), next];
      const cycle = harmless.has(next) ? null : follow([...path, next]);
      if (cycle) return cycle;
    }
    harmless.add(name);
    return null;
  };
  for (const name of imports.keys()) {
    const cycle = follow([name]);
    if (cycle) return cycle;
  }
  return null;
}
