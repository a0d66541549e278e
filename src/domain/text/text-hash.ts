const PRIME = 0x01000193;
/** FNV's own start value. */
export const FIRST_SEED = 0x811c9dc5;

/** A text as eight hexadecimal digits (FNV-1a, 32 bits): equal texts have equal ones. Not for secrets. */
export function hashOfText(text: string, seed = FIRST_SEED): string {
  let hash = seed;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
