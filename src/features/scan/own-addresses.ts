import type { OwnAddresses } from '#src/domain/scanned-code.ts';
import { currentBrand } from '#src/state/brand.ts';

/** Whose links count as codes of the programme: this page's origin and the brand's own. */
export function ownAddresses(): OwnAddresses {
  const { hosts, inviteOrigin, programmeOrigin } = currentBrand();
  return {
    area: [location.origin, programmeOrigin, ...hosts.map((host) => `https://${host}`)],
    invite: inviteOrigin,
  };
}
