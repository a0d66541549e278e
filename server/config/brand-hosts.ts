import type { BrandName } from '#src/brand/brand.ts';
import { BRANDS, isBrandName, localHost } from '#src/brand/brands.ts';

const HOST =
  /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const EXAMPLE = 'BRAND_HOSTS must be like mti=my.mti.example.org,mosap=my.mosap.example.org';

/** Reads BRAND_HOSTS: `brand=host`, divided by commas; a brand may stand several times (R1.1). One line a mistake. */
export function readBrandHosts(text: string) {
  const hosts: Record<string, BrandName> = {};
  const mistakes: string[] = [];
  const entries = text.split(',').map((entry) => entry.trim());
  for (const entry of entries.filter((one) => one !== '')) {
    const [name = '', host = '', ...rest] = entry.toLowerCase().split('=');
    const problem = problemOf(name, host, rest, hosts);
    if (problem !== undefined) mistakes.push(problem);
    else if (isBrandName(name)) hosts[host] = name;
  }
  return { hosts, mistakes };
}

function problemOf(
  name: string,
  host: string,
  rest: readonly string[],
  known: Readonly<Record<string, BrandName>>,
): string | undefined {
  if (!isBrandName(name)) {
    return `${EXAMPLE}: «${name}» is not one of the brands ${Object.keys(BRANDS).join(', ')}`;
  }
  if (rest.length > 0 || !HOST.test(host)) {
    return `${EXAMPLE}: «${host}» is not a host name (no scheme, port or path)`;
  }
  if (Object.hasOwn(known, host)) return `BRAND_HOSTS names the host ${host} twice`;
  const owner = Object.values(BRANDS).find((brand) => localHost(brand) === host);
  if (owner && owner.name !== name) {
    return `BRAND_HOSTS gives ${host} to ${name}, but the brand ${owner.name} has it already`;
  }
  return undefined;
}
