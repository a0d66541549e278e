/** Path segments of calls that speak of no person, or of the signed-in one alone (specification §6). */
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

/** Whether a call carries the e-mail parameter, by its path and known query alone (R6.2). */
export function takesEmail(path: string, query: Readonly<Record<string, unknown>>): boolean {
  if (query['include'] === 'statusDetail') return false;
  return !path.split('/').some((segment) => WITHOUT_EMAIL.includes(segment));
}
