/** Keys of the 28 interests in the invitation form (R3.6). The last two are «not sure» and «everything». */
export const INTERESTS = [
  'it',
  'design',
  'economics',
  'management',
  'marketing',
  'finance',
  'law',
  'psychology',
  'pedagogy',
  'linguistics',
  'languages',
  'journalism',
  'advertising',
  'tourism',
  'hospitality',
  'sport',
  'medicine',
  'construction',
  'architecture',
  'logistics',
  'engineering',
  'ecology',
  'politics',
  'public-service',
  'music',
  'media',
  'not-sure',
  'everything',
] as const;
export type Interest = (typeof INTERESTS)[number];

/** Choices that say something about all subjects, and so exclude each of them. */
export const WHOLE_CHOICES = ['not-sure', 'everything'] as const satisfies readonly Interest[];

const isWholeChoice = (key: Interest): boolean => WHOLE_CHOICES.some((whole) => whole === key);

/**
 * The interests after a press on one (R3.6), in the order of the list. «Not sure» and «everything» replace
 * all others, and a subject replaces them.
 */
export function toggleInterest(selected: readonly string[], pressed: Interest): Interest[] {
  const kept = INTERESTS.filter((key) => key !== pressed && selected.includes(key));
  if (selected.includes(pressed)) return kept;
  if (isWholeChoice(pressed)) return [pressed];
  return INTERESTS.filter((key) => key === pressed || (kept.includes(key) && !isWholeChoice(key)));
}
