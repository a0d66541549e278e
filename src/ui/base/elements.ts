import type { ReactElement } from 'react';

/**
 * Children that stand beside others: elements, never text. A browser's translation replaces each text
 * node by elements of its own. A text beside a sibling that comes and goes then makes React throw, and a
 * text that changes keeps its old words. The lint rule `project/text-in-own-element` takes a name of
 * this type for elements, and any other for a text.
 */
export type Elements = ReactElement | readonly Elements[] | false | null | undefined;
