interface ModuleLookup {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

/** The UI kit, which uses everything: it must not decide what a member's device loads. */
const KIT = /[\\/]documentation\.tsx$/;
const START = /[\\/]src[\\/]main\.tsx$/;
const NETWORK = /[\\/](?:connection|sync-actions)\.ts$/;
/** Files of which each is loaded on the way to an order and its code. */
const MAIN_JOURNEY = /[\\/](?:orders|catalog|ProfileDetails)\.tsx?$/;

/** The modules that an `import()` loads and from which ordinary imports lead to this one; itself, too. */
function loadedBy(id: string, modules: ModuleLookup): string[] {
  const found = new Set<string>();
  const seen = new Set([id]);
  for (const one of seen) {
    const info = modules.getModuleInfo(one);
    if (info && info.dynamicImporters.length > 0) found.add(one);
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return [...found].filter((entry) => !KIT.test(entry) && !START.test(entry));
}

/**
 * The file of a module that is not part of the first screen: the file of the only area that uses it, else
 * one that several areas share. Few files install sooner than many, because each costs a round trip; null
 * leaves the module to the bundler.
 */
export function screenFile(id: string, modules: ModuleLookup): string | null {
  const users = loadedBy(id, modules);
  if (users.length === 0) return null;
  // Beside the module that is loaded; a group of its own would add a file that only names the group's.
  if (users.length === 1) return null;
  if (users.some((user) => MAIN_JOURNEY.test(user))) return 'common';
  return users.some((user) => NETWORK.test(user)) ? 'network' : 'secondary';
}
