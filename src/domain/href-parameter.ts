/** Control characters, spaces and encoded forms that browsers normalise away when they parse an address. */
const DECEPTIVE = /[\u0000-\u0020\u007f\\]|%(?:[01][0-9a-f]|2f|5c|7f)/i;

/**
 * The path inside the app that `?href=` requests at load; null when following it is unsafe (R2.4).
 * Removes the first whole segment `my` and double slashes. Rejects other origins, schemes, and raw or
 * encoded control characters. The caller checks that a route exists.
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
