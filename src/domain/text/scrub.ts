/** Patterns that must not leave the device or reach a log, with their replacements (R10.5, R4.16). */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  // First, because an address may hold anything after its question mark.
  [/([?#])[^\s"'<>)]+/g, '$1…'],
  // Apostrophes around a name quote it, those in it belong to it. Only where the whole run of its characters begins
  // may a match begin, so that each run is read once.
  [
    /(?<![\p{L}\d._%+'-])('*)[\p{L}\d._%+-][\p{L}\d._%+'-]*(?:@|%40)[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu,
    '$1[email]',
  ],
  [/\b(bearer|token|basic)\s+[\w.~+/=-]{8,}/gi, '$1 [token]'],
  [/\beyJ[\w-]+(?:\.[\w-]+){0,2}/g, '[token]'],
  // 24 characters in a row with a digit among them: keys, hashes, session states; not the groups of a
  // request id.
  [/(?<![\w-])(?=[\w-]*\d)(?![\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b)[\w-]{24,}/gi, '[token]'],
  [/(?<![\w-])\+?\d(?:[\s()-]{0,2}\d){9,14}(?![\w-])/g, '[phone]'],
  [/(?<![\w-])\d{6}(?![\w-])/g, '[code]'],
];

/**
 * Removes e-mails, phones, tokens, six-digit codes and the queries of addresses. Request ids (UUIDs)
 * stay, because they identify a report.
 */
export const scrub = (text: string): string =>
  SECRETS.reduce((rest, [secret, mark]) => rest.replace(secret, mark), text);
