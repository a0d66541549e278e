/** Control characters, spaces and encoded forms that browsers fold away when they read an address. */
const DECEPTIVE = /[\u0000-\u0020\u007f\\]|%(?:[01][0-9a-f]|2f|5c|7f)/i;

/**
 * The path inside the app that `?href=` asks for at load, or null when it may not be followed (R2.4).
 * The first whole segment `my` and double slashes are removed; another origin, a scheme, and encoded
 * or control characters that could become one are refused. Whether a route exists is for the caller.
 */
export function cleanHref(value: string): string | null {
  if (!value.startsWith('/') || value.startsWith('//') || DECEPTIVE.test(value)) return null;
  const [path = '', ...rest] = value.split(/(?=[?#])/);
  const segments = path.split('/').filter((segment) => segment !== '');
  const my = segments.indexOf('my');
  if (my !== -1) segments.splice(my, 1);
  if (segments.some((segment) => segment === '.' || segment === '..')) return null;
  const slash = path.endsWith('/') && segments.length > 0 ? '/' : '';
  return `/${segments.join('/')}${slash}${rest.join('')}`;
}
