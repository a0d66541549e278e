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
