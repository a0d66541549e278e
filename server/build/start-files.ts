import type { Rolldown } from 'vite';

/** A script of a build, as far as the names of the files are concerned. */
type Script = Pick<Rolldown.OutputChunk, 'fileName' | 'imports' | 'moduleIds' | 'viteMetadata'>;

export const APP = 'src/main.tsx';

/** What else a start needs: modules, by the names under which src/platform/first-paint/start-files.ts has their files. */
const AHEAD: Readonly<Record<string, readonly string[]>> = {
  // The areas whose screens a start opens most, by the first part of their addresses.
  '': ['src/features/profile/ProfileDetails.tsx'],
  orders: ['src/app/areas/orders.ts'],
  catalog: ['src/app/areas/catalog.ts'],
  history: ['src/app/areas/history.ts'],
  ru: ['src/i18n/ru/ru.ts'],
  uz: ['src/i18n/uz/uz.ts'],
  // What a return from the sign-in page needs before it has anything to show.
  callback: [
    'src/app/areas/connection.ts',
    'keycloak-js/lib/keycloak.js',
    'src/sync/sync-actions.ts',
  ],
};

/** The module that names the files of the scanner: they work offline only after they were fetched once. */
const DECODER = 'src/platform/camera/decoder/decoder.ts';

/** The addresses of the files of a start; `signIn` is the name of the file that leads to the sign-in page. */
export function startFilesOf(scripts: readonly Script[], base: string, signIn: string) {
  const byName = new Map(scripts.map((script) => [script.fileName, script]));
  const fileWith = (module: string): Script => {
    const file = scripts.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!file) throw new Error(`No file of the build holds ${module}`);
    return file;
  };
  /** The file that holds a module and all that it imports, itself first. */
  const namesOf = (module: string): string[] => {
    const found = new Set([fileWith(module).fileName]);
    for (const name of found) for (const next of byName.get(name)?.imports ?? []) found.add(next);
    return [...found];
  };
  const addressed = (names: Iterable<string>) => Array.from(new Set(names), (name) => base + name);
  const ofApp = namesOf(APP);
  const [app = '', ...others] = ofApp;
  const ahead = Object.entries(AHEAD).map(([name, modules]) => {
    const names = modules.flatMap(namesOf).filter((file) => !ofApp.includes(file));
    return [name, addressed(names)] as const;
  });
  const scanner = Array.from(fileWith(DECODER).viteMetadata?.importedAssets ?? []).filter((name) =>
    /\.(?:js|wasm)$/.test(name),
  );
  return {
    app: base + app,
    signIn: base + signIn,
    styles: addressed(
      ofApp.flatMap((name) => [...(byName.get(name)?.viteMetadata?.importedCss ?? [])]),
    ),
    ahead: { app: addressed(others), ...Object.fromEntries(ahead), scanner: addressed(scanner) },
  };
}

/**
 * Throws when files of a build import each other: they run in an order in which one reads what the other
 * has not made yet, and the screen fails.
 */
export function refuseCycles(scripts: readonly Script[]): void {
  let left = scripts;
  for (let before = 0; before !== left.length;) {
    before = left.length;
    const names = new Set(left.map(({ fileName }) => fileName));
    left = left.filter(({ imports }) => imports.some((name) => names.has(name)));
  }
  if (left.length === 0) return;
  const lines = left.map(({ fileName, imports }) => `${fileName} → ${imports.join(', ')}`);
  throw new Error(`Files of the build import each other:\n${lines.join('\n')}`);
}
