import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The address of the client behind the service's own proxies. Each of them appends whom it got the
 * request from to X-Forwarded-For, so only the last entries can be believed.
 * @param trustedProxies how many proxies of one's own stand before the service (TRUSTED_PROXIES)
 * @returns an IPv4 address, or the /64 network of an IPv6 one: a household has the whole of it
 */
export function clientAddress(req: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const believed = trustedProxies === 0 ? undefined : forwarded.slice(-trustedProxies)[0];
  const address = (believed ?? req.socket.remoteAddress ?? 'unknown').replace(/^::ffff:/i, '');
  return isIPv6(address) ? networkOf(address) : address;
}

/** The first four groups, in the one way to write them. */
function networkOf(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(tail)];
  const network = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
