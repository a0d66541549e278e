const OFFSET = 0x811c9dc5;
const PRIME = 0x01000193;

/**
 * A short name of an error, eight hexadecimal digits (FNV-1a of its name and message): the same error has
 * the same id on every device. The member reads it to the support, which finds the report by it.
 */
export function errorIdOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  let hash = OFFSET;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, PRIME);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
