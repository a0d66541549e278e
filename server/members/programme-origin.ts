import type { Context } from 'hono';
import { brandOfHost } from '#server/config/brand-of-host.ts';
import {
  areasOf,
  installedHosts,
  originAt,
  type Installation,
} from '#server/config/installation.ts';
import type { Db } from '#server/database/db.ts';
import type { SignedIn } from '#server/http/environment.ts';
import type { Principal } from '#server/identity/principal.ts';
import type { Brand } from '#src/brand/brand.ts';
import { BRANDS } from '#src/brand/brands.ts';
import { findMember, type Member } from './members.ts';

/** The host of a request and the addresses of this installation. */
export interface Place extends Installation {
  /** The host that the request names. */
  readonly hostname: string;
}

export const placeOf = (c: Pick<Context, 'req'>, { publicOrigin, brand }: Installation): Place => ({
  hostname: new URL(c.req.url).hostname,
  publicOrigin,
  brand,
});

/**
 * The brand whose programme a member is in: that of the host when the member is in its project, else
 * the first of the member's projects. A member of no project is not redirected (R4.10).
 */
export function programmeOf(member: Member | undefined, { hostname, brand }: Place): Brand {
  const here = brandOfHost(hostname, brand);
  const projects = member ? [member.partnerId, ...member.partners] : [];
  if (projects.includes(here.projectId)) return here;
  const brands = Object.values(BRANDS);
  const own = projects.flatMap((id) => brands.find(({ projectId }) => projectId === id) ?? []);
  return own[0] ?? here;
}

/**
 * The brand that a person's coins, course, senders and addresses are of. A host that only the request names
 * chooses between the member's projects, and never between the brands of one project: there the host of the
 * sign-in decides, as the token names it, else the configuration (R1.1, R1.3).
 * @param person who signed in; in owner view staff, while `member` is the owner
 */
export function brandOfPerson(
  member: Member | undefined,
  person: Pick<Principal, 'signInHost'>,
  place: Place,
): Brand {
  const hostname = person.signInHost ?? place.hostname;
  const { projectId } = programmeOf(member, { ...place, hostname });
  const served = installedHosts(place);
  const hosts = person.signInHost === undefined ? served : [person.signInHost, ...served];
  const byHost = hosts.map((host) => brandOfHost(host, place.brand));
  const brands = [...byHost, ...Object.values(BRANDS)];
  return brands.find((one) => one.projectId === projectId) ?? brandOfHost(hostname, place.brand);
}

/** The brand of the person whose data a request is about. */
export async function brandOfRequest(db: Db, c: SignedIn, deps: Installation): Promise<Brand> {
  const member = await findMember(db, c.get('person').email);
  return brandOfPerson(member, c.get('principal'), placeOf(c, deps));
}

/**
 * The origin at which people open a brand's programme: one of this installation where it serves the
 * brand, with the scheme and port of its public origin, else the one that its contacts name, else the public one (R7.13).
 */
export function originOf(brand: Brand, place: Place): string {
  const [first = place.publicOrigin, ...others] = areasOf(place)[brand.name] ?? [];
  const same = originAt(place.hostname, place.publicOrigin);
  return others.includes(same) ? same : first;
}
