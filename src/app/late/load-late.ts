import { loadTexts } from '#src/i18n/setup.ts';
import { untilContentShown } from '#src/sync/loop/content-shown.ts';
import { loadable, type Loadable } from '#src/ui/base/Loadable/loadable.ts';
import type { lateParts } from '../areas/late.ts';

/** Loads at once what the first content does without. */
export async function loadLate(): Promise<typeof lateParts> {
  const [loaded] = await Promise.all([import('../areas/late.ts'), loadTexts()]);
  return loaded.lateParts;
}

/** A part that appears by itself, after the first content. */
export const latePart = (name: Exclude<keyof typeof lateParts, 'MoreSheet'>): Loadable =>
  loadable(async () => {
    await untilContentShown();
    return (await loadLate())[name];
  }, 'optional');
