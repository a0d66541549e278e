import type { ComponentType } from 'react';
import { loadTexts } from '#src/i18n/setup.ts';
import { loadable, type Loadable } from '#src/ui/base/Loadable/loadable.ts';

/** A screen, or a part of one, with its own file and the texts that the first screen does not need. */
export const screen = <P = object>(load: () => Promise<ComponentType<P>>): Loadable<P> =>
  loadable(async () => {
    const [loaded] = await Promise.all([load(), loadTexts()]);
    return loaded;
  });

/** The screens of one file, by name. */
export const screensOf =
  <Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>) =>
  (name: Name): Loadable =>
    screen(async () => (await load())[name]);
