/** A programme at an address that the installation knows. */
export interface KnownProgramme {
  readonly origin: string;
  /** Whether it belongs to another brand than the page. */
  readonly isOther: boolean;
}

/**
 * Checks the programme address from the service against the origins that the configuration names (R4.10), and keeps
 * only its origin. Returns null for an address that is not among them.
 * @param page origin of the page
 * @param own name of the page's brand
 * @param areas the origins of each brand's area, by the brand's name
 */
export function findProgramme(
  address: string,
  page: string,
  own: string,
  areas: Readonly<Record<string, readonly string[]>>,
): KnownProgramme | null {
  if (!URL.canParse(address)) return null;
  const { origin } = new URL(address);
  if (origin === page) return { origin, isOther: false };
  const found = Object.entries(areas).find(([, origins]) => origins.includes(origin));
  return found ? { origin, isOther: found[0] !== own } : null;
}
