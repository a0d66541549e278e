/** What of a brand's record says where its programme is. */
export interface ProgrammeRecord {
  readonly name: string;
  readonly programmeOrigin: string;
  readonly hosts: readonly string[];
}

/** The programme that the service named, as far as it is believed. */
export interface KnownProgramme {
  readonly origin: string;
  /** It is another brand's than the page's. */
  readonly isOther: boolean;
}

const LOCAL = '.localhost';
const isLocal = (hostname: string): boolean => `.${hostname}`.endsWith(LOCAL);

function isAt(record: ProgrammeRecord, target: URL, page: URL): boolean {
  if (target.origin === record.programmeOrigin) return true;
  // A host of the same installation: with the page's own scheme and port, and never from a public
  // host to the person's own machine.
  const isAlike = target.protocol === page.protocol && target.port === page.port;
  const isSafe = !isLocal(target.hostname) || isLocal(page.hostname);
  return isAlike && isSafe && record.hosts.includes(target.hostname);
}

/**
 * Judges the address that the service named: only origins of the brand records count (R4.10), and of
 * an address its origin alone. Null for all others.
 * @param page origin of the page; @param own the page's brand
 */
export function knownProgramme(
  address: string,
  page: string,
  own: ProgrammeRecord,
  records: readonly ProgrammeRecord[],
): KnownProgramme | null {
  if (!URL.canParse(address)) return null;
  const target = new URL(address);
  const { origin } = target;
  if (origin === page) return { origin, isOther: false };
  const found = records.find((record) => isAt(record, target, new URL(page)));
  return found ? { origin, isOther: found.name !== own.name } : null;
}
