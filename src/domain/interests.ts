/**
 * What a friend may be interested in, by key: the 28 options of the invitation form (R3.6). The last
 * two are «not sure» and «everything».
 */
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
