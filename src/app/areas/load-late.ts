import { loadTexts } from '#src/i18n/setup.ts';
import type { lateParts } from './late.ts';

/** Loads what the first content does without. */
export async function loadLate(): Promise<typeof lateParts> {
  const [loaded] = await Promise.all([import('./late.ts'), loadTexts()]);
  return loaded.lateParts;
}
