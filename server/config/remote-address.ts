import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/**
 * The address of the sender behind the operator's proxies. Each of them appends the address that it got
 * the request from to X-Forwarded-For, so only the last entries can be trusted.
 * hono/conninfo gives only the socket's address, which is the proxy's.
 * @param trustedProxies how many proxies stand before the service (TRUSTED_PROXIES)
 * @returns an IPv4 address, or the /64 network of an IPv6 one, because a household has a whole network
 */
export function remoteAddress(req: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(req.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const trusted = trustedProxies === 0 ? undefined : forwarded.slice(-trustedProxies)[0];
  const address = (trusted ?? req.socket.remoteAddress ?? 'unknown').replace(/^::ffff:/i, '');
  return isIPv6(address) ? networkOf(address) : address;
}

/** The first four groups in their normal form. */
function networkOf(address: string): string {
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::');
  const groups = (text: string | undefined) => (text ? text.split(':') : []);
  const missing = tail === undefined ? 0 : 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array<string>(Math.max(0, missing)).fill('0'), ...groups(tail)];
  const network = all.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
