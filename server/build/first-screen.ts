interface ModuleLookup {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/**
 * Makes the test whether a module is loaded before the first screen: some chain of ordinary imports leads
 * to it from the entry. A module that only an `import()` leads to is not.
 */
export function createFirstScreenTest(entry: RegExp) {
  const known = new Map<string, boolean>();
  const isReached = (id: string, modules: ModuleLookup): boolean => {
    const found = known.get(id);
    if (found !== undefined) return found;
    // Ends cycles: a module in progress is reached through another importer or not at all.
    known.set(id, false);
    const importers = modules.getModuleInfo(id)?.importers ?? [];
    const isIt = entry.test(id) || importers.some((importer) => isReached(importer, modules));
    known.set(id, isIt);
    return isIt;
  };
  return isReached;
}
