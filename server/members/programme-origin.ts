import { brandOfHost, type BrandSetting } from '#server/config/brand-of-host.ts';
import type { Brand } from '#src/brand/brand.ts';
import { BRANDS } from '#src/brand/brands.ts';
import type { Member } from './members.ts';

/** The host of a request and the addresses of this installation. */
export interface Place {
  /** The host that the request names. */
  readonly hostname: string;
  /** The origin under which people open the app. */
  readonly publicOrigin: string;
  readonly setting: BrandSetting | undefined;
}

const isLocal = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost');

/**
 * The brand whose programme a member is in: that of the host when the member is in its project, else
 * the first of the member's projects. A member of no project is not redirected (R4.10).
 */
export function programmeOf(member: Member | undefined, { hostname, setting }: Place): Brand {
  const here = brandOfHost(hostname, setting);
  const projects = member ? [member.partnerId, ...member.partners] : [];
  if (projects.includes(here.projectId)) return here;
  const brands = Object.values(BRANDS);
  const own = projects.flatMap((id) => brands.find(({ projectId }) => projectId === id) ?? []);
  return own[0] ?? here;
}

/** Hosts of this installation for a brand: those of BRAND_HOSTS, and on localhost `<brand>.localhost`. */
function hostsHere(brand: Brand, { publicOrigin, setting }: Place): string[] {
  const assigned = Object.entries(setting?.hosts ?? {});
  const isOnLocalhost = isLocal(new URL(publicOrigin).hostname);
  return [
    ...assigned.flatMap(([host, name]) => (name === brand.name ? host : [])),
    ...brand.hosts.filter((host) => isOnLocalhost && isLocal(host)),
  ];
}

/**
 * The origin at which people open a brand's programme: one of this installation where it serves the
 * brand, with the scheme and port of its public origin, else the brand's own (R7.13).
 */
export function originOf(brand: Brand, place: Place): string {
  const { hostname, publicOrigin, setting } = place;
  const originAt = (host: string): string => {
    const url = new URL(publicOrigin);
    url.hostname = host;
    return url.origin;
  };
  const hosts = hostsHere(brand, place);
  const isOf = (host: string): boolean => brandOfHost(host, setting).name === brand.name;
  const isNamed = hosts.includes(hostname) || brand.hosts.includes(hostname);
  if (isOf(hostname)) return isNamed ? originAt(hostname) : publicOrigin;
  if (hosts[0] !== undefined) return originAt(hosts[0]);
  return isOf(new URL(publicOrigin).hostname) ? publicOrigin : brand.programmeOrigin;
}
