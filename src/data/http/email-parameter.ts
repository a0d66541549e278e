/** Path segments of calls that carry no e-mail (R6.2). */
const WITHOUT_EMAIL = [
  'products',
  'relatives',
  'welcomeBonus',
  'contactTracking',
  'subCategories',
  'productTypes',
  'brands',
  'categories',
  'deliveryNotes',
];

/** Those of them whose data belongs to a member: staff names the owner there (R6.2, R6.3). */
const OWNERS = ['relatives', 'deliveryNotes'];

const names = (path: string, segments: readonly string[]): boolean =>
  path.split('/').some((segment) => segments.includes(segment));

/** Whether a call carries the e-mail parameter; only its path and known query count (R6.2). */
function takesEmail(path: string, query: Readonly<Record<string, unknown>>): boolean {
  if (query['include'] === 'statusDetail') return false;
  return !names(path, WITHOUT_EMAIL);
}

/**
 * The parameters that name the member whose data a call is about; the service checks them against the
 * token (R6.2).
 * @param own e-mail of the signed-in member
 * @param owner e-mail of the owner in owner view
 */
export function personParameters(
  path: string,
  query: Readonly<Record<string, unknown>>,
  own: string | undefined,
  owner: string | null,
): { readonly email?: string; readonly ownerEmail?: string } {
  const email = owner ?? own;
  if (email !== undefined && takesEmail(path, query)) return { email };
  return owner !== null && names(path, OWNERS) ? { ownerEmail: owner } : {};
}
