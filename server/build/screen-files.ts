import type { Rolldown } from 'vite';

/** Small modules that are loaded by themselves, and the file whose other modules they need anyway. */
const HOSTS: Readonly<Record<string, string>> = {
  Drawing: 'pictures',
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

/** The file for what only one module needs that an `import()` loads: named after it; null for a package. */
function fileOf(module: string): string | null {
  const [, name = null] = /([^\\/]+)\.tsx?$/.exec(module) ?? [];
  return name && (HOSTS[name] ?? name);
}

/** The files of the modules that an `import()` loads and from which ordinary imports lead to this one; its own, too. */
function filesWith(id: string, modules: Rolldown.ChunkingContext): Set<string | null> {
  const found = new Set<string | null>();
  const seen = new Set([id]);
  for (const one of seen) {
    const info = modules.getModuleInfo(one);
    if (info && info.dynamicImporters.length > 0) found.add(fileOf(one));
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  // The UI kit uses everything: it must not decide what a member's device loads.
  found.delete('documentation');
  return found;
}

/**
 * The file of a module that is not part of the first screen: the file of the only area that uses it, else
 * one that several areas share. Few files install sooner than many, because each costs a round trip; null
 * leaves the module to the bundler.
 */
export function screenFile(id: string, modules: Rolldown.ChunkingContext): string | null {
  const files = filesWith(id, modules);
  const [file = null] = files;
  if (files.size <= 1) return file;
  // What a start opens most: it loads nothing that only other screens need.
  const isFirst = files.has('orders') || files.has('ProfileDetails');
  const isListed = files.has('catalog') || files.has('history');
  // What every start loads after its content.
  const isNetwork = files.has('connection') || files.has('sync-actions');
  const isLate = files.has('late');
  // A first sign-in waits for the network's part, and a stored screen for its own: neither shall load the
  // other.
  if (isNetwork && (isFirst || isListed || isLate)) return 'data';
  // What a module in the common file imports lies there, too: files that import each other do not start.
  if (files.has('common') || isFirst || (isListed && isLate)) return 'common';
  if (isListed) return 'lists';
  if (isNetwork) return 'network';
  return isLate ? 'late' : 'secondary';
}
