interface ModuleLookup {
  getModuleInfo(
    id: string,
  ): { readonly importers: readonly string[]; readonly dynamicImporters: readonly string[] } | null;
}

/** The UI kit, which uses everything: it must not decide what a member's device loads. */
const KIT = /[\\/]documentation\.tsx$/;
const START = /[\\/]src[\\/]main\.tsx$/;
/** What a start opens most: it loads nothing that only other screens need. */
const FIRST_SCREENS = /[\\/](?:orders|ProfileDetails)\.tsx?$/;
const LISTS = /[\\/](?:catalog|history)\.ts$/;
/** What every start loads after its content. */
const NETWORK = /[\\/](?:connection|sync-actions)\.ts$/;
const LATE = /[\\/]late\.ts$/;

/** Small modules that are loaded by themselves, and the file whose other modules they need anyway. */
const HOSTS: Readonly<Record<string, string>> = {
  'code-parts': 'common',
  'draw-code': 'common',
  'draw-recap': 'history',
  FailedPurchase: 'secondary',
  'read-photo': 'Scan',
  HrefParameter: 'rare',
  OwnerView: 'staff',
  obstacles: 'rare',
  members: 'staff',
};

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

/** The file for what only one of the modules needs that an `import()` loads: named after it. */
function fileOf(user: string): string | null {
  const [, name = null] = /([^\\/]+)\.tsx?$/.exec(user) ?? [];
  return name && (HOSTS[name] ?? name);
}

/**
 * The file of a module that is not part of the first screen: the file of the only area that uses it, else
 * one that several areas share. Few files install sooner than many, because each costs a round trip; null
 * leaves the module to the bundler.
 */
export function screenFile(id: string, modules: ModuleLookup): string | null {
  const users = loadedBy(id, modules);
  const files = new Set(users.map(fileOf));
  const [file = null] = files;
  if (files.size <= 1) return file;
  const isUsedBy = (screens: RegExp) => users.some((user) => screens.test(user));
  const isOnScreen = isUsedBy(FIRST_SCREENS) || isUsedBy(LISTS) || isUsedBy(LATE);
  // A first sign-in waits for the network's part, and a stored screen for its own: neither shall load the
  // other.
  if (isUsedBy(NETWORK) && isOnScreen) return 'data';
  // What a module in the common file imports lies there, too: files that import each other do not start.
  if (files.has('common')) return 'common';
  if (isUsedBy(FIRST_SCREENS) || (isUsedBy(LISTS) && isUsedBy(LATE))) return 'common';
  if (isUsedBy(LISTS)) return 'lists';
  if (isUsedBy(NETWORK)) return 'network';
  return isUsedBy(LATE) ? 'late' : 'secondary';
}
