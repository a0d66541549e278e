import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

type Shapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/** The shapes of all Lucide icons by name. */
const LUCIDE = createRequire(import.meta.url)('lucide-static/icon-nodes.json') as Readonly<
  Record<string, Shapes>
>;

/** One icon, `virtual:icon/NAME`, or a set of icons, a record of shapes by name: `virtual:icons/SET`. */
const MODULE = /^(?:\0)?virtual:icon(s?)\/(.+)$/;

export function shapesOf(name: string): Shapes {
  const shapes = LUCIDE[name];
  if (!shapes) throw new Error(`Lucide has no icon ${name}`);
  return shapes;
}

/**
 * Gives the shapes of icons as modules, so that an icon is drawn with the element around it: a sprite of its
 * own file would be parsed whole between the first screen and its first frame.
 */
export function iconShapes(sets: Readonly<Record<string, readonly string[]>>): Plugin {
  return {
    name: 'icon-shapes',
    enforce: 'pre',
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : null),
    load(id) {
      const [, isSet, name] = MODULE.exec(id) ?? [];
      if (!name) return null;
      const content = isSet
        ? Object.fromEntries((sets[name] ?? []).map((one) => [one, shapesOf(one)]))
        : shapesOf(name);
      // The quickest way to a large object.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(content))});`;
    },
  };
}
