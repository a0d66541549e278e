/** The part of a brand's record that locates its programme. */
export interface ProgrammeRecord {
  readonly name: string;
  readonly programmeOrigin: string;
  readonly hosts: readonly string[];
}

/** A programme at an address that the brand records confirm. */
export interface KnownProgramme {
  readonly origin: string;
  /** Whether it belongs to another brand than the page. */
  readonly isOther: boolean;
}

const LOCAL = '.localhost';
const isLocal = (hostname: string): boolean => `.${hostname}`.endsWith(LOCAL);

function isAt(record: ProgrammeRecord, target: URL, page: URL): boolean {
  if (target.origin === record.programmeOrigin) return true;
  // A host of the same installation has the page's own scheme and port. A public host must not lead to the
  // person's own machine.
  const isAlike = target.protocol === page.protocol && target.port === page.port;
  const isSafe = !isLocal(target.hostname) || isLocal(page.hostname);
  return isAlike && isSafe && record.hosts.includes(target.hostname);
}

/**
 * Checks the programme address from the service against the brand records (R4.10) and keeps only its
 * origin. Returns null for an address that no record confirms.
 * @param page origin of the page
 * @param own the page's brand
 */
export function findProgramme(
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
