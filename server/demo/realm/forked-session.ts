/** A refresh token of a session, as far as its use matters. */
export interface TokenUse {
  readonly id: string;
  /** The token that it replaces; null for the first one of a sign-in. */
  readonly replaces: string | null;
  readonly usedAt: Date | null;
}

/**
 * When a second holder of a session's tokens appeared: two tokens that replaced one token were both used, and the
 * successors of the other one were used after the grace. Tabs of a member pass their newest tokens on, so of
 * theirs only one line goes on; a thief and the member have a line each. Undefined without a second holder.
 * @param tokens all refresh tokens of the session
 * @param graceMs how long two lines may be in use side by side, ms
 */
export function forkedSince(
  tokens: readonly TokenUse[],
  id: string,
  graceMs: number,
): Date | undefined {
  const byId = new Map(tokens.map((token) => [token.id, token]));
  const successors = Map.groupBy(tokens, ({ replaces }) => replaces);
  const lastUseOf = (first: TokenUse): Date | undefined => {
    const line = [first];
    for (const { id: one } of line) line.push(...(successors.get(one) ?? []));
    const uses = line.flatMap(({ usedAt }) => usedAt?.getTime() ?? []);
    return uses.length === 0 ? undefined : new Date(Math.max(...uses));
  };
  for (let own = byId.get(id); own?.replaces; own = byId.get(own.replaces)) {
    for (const other of successors.get(own.replaces) ?? []) {
      if (other === own || !own.usedAt || !other.usedAt) continue;
      const bothUsedAt = Math.max(own.usedAt.getTime(), other.usedAt.getTime());
      const last = lastUseOf(other);
      if (last && last.getTime() > bothUsedAt + graceMs) return last;
    }
  }
  return undefined;
}
