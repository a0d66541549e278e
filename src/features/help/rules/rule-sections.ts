/** A part of the rules; its id is also the address hash that leads to it. */
export const RULE_SECTIONS = [
  'programme',
  'earning',
  'levels',
  'shares',
  'inviting',
  'spending',
  'transfer',
  'card',
  'orders',
  'data',
  'questions',
] as const;
export type RuleSectionId = (typeof RULE_SECTIONS)[number];
