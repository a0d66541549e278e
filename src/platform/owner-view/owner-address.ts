/** Staff's address names the owner by a reference, which says nothing about the person (R6.1). */
const isOwner = (pair: string): boolean => /^owner(?:=|$)/.test(pair);

const pairsOf = (search: string): string[] => search.replace(/^\?/, '').split('&').filter(Boolean);

const joined = (pairs: readonly string[]): string =>
  pairs.length === 0 ? '' : `?${pairs.join('&')}`;

/** The query with the reference, or with null without one; everything else stays as it is written. */
export const withOwner = (search: string, reference: string | null): string =>
  joined([
    ...pairsOf(search).filter((pair) => !isOwner(pair)),
    ...(reference === null ? [] : [`owner=${reference}`]),
  ]);

/** What a query names as the owner's reference; '' for several, null for none. */
export function ownerOf(search: string): string | null {
  const owners = pairsOf(search).filter(isOwner);
  if (owners.length === 0) return null;
  return owners.length > 1 ? '' : (owners[0] ?? '').slice('owner='.length).toLowerCase();
}

/** Makes the address name the owner, or with null nobody; the history gets no new entry. */
export function showOwnerInAddress(reference: string | null): void {
  const { pathname, search, hash } = location;
  const named = withOwner(search, reference);
  if (named !== search) history.replaceState(history.state, '', pathname + named + hash);
}
