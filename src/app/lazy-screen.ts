import { lazy, type ComponentType } from 'react';
import { loadTexts } from '#src/i18n/setup.ts';

/** A screen with its own chunk and the texts that the first screen does not need. */
export const screen = (load: () => Promise<ComponentType>) =>
  lazy(async () => {
    // React keeps a failed import until a reload, so one lost packet would cost the screen: try once
    // more.
    const [loaded] = await Promise.all([load().catch(load), loadTexts().catch(loadTexts)]);
    return { default: loaded };
  });
