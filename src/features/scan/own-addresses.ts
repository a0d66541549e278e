import type { OwnAddresses } from '#src/domain/orders/scanned-code.ts';
import { currentBrand } from '#src/state/page/brand.ts';

/** Origins whose links count as codes of the programme: this page's and the brand's. */
export function ownAddresses(): OwnAddresses {
  const { hosts, inviteOrigin, programmeOrigin } = currentBrand();
  return {
    area: [location.origin, programmeOrigin, ...hosts.map((host) => `https://${host}`)],
    invite: inviteOrigin,
  };
}
