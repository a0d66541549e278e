import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** Sets of icons, each a record of shapes by name: `virtual:icons/SET`. */
const SET = 'virtual:icons/';
/** One icon: `virtual:icon/NAME`. */
const ONE = 'virtual:icon/';
const RESOLVED = '\0';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const require = createRequire(import.meta.url);

const ELEMENT = /<(\w+)((?:\s+[\w-]+="[^"]*")*)\s*\/>/g;
const ATTRIBUTE = /([\w-]+)="([^"]*)"/g;
/** What lies between the elements of an icon. */
const CONTENT = /<svg[^>]*>(.*)<\/svg>/s;

/** The elements of a Lucide icon; the `<svg>` around them sets stroke and fill. */
function shapesOf(name: string): Shape[] {
  const source = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const content = CONTENT.exec(source)?.[1] ?? '';
  const shapes = Array.from(content.matchAll(ELEMENT), ([, tag = '', attributes = '']): Shape => {
    const pairs = Array.from(attributes.matchAll(ATTRIBUTE), ([, key = '', value = '']) => [
      key,
      value,
    ]);
    return [tag, Object.fromEntries(pairs) as Record<string, string>];
  });
  if (shapes.length === 0 || content.replace(ELEMENT, '').trim() !== '') {
    throw new Error(`Not an icon of plain shapes: ${name}`);
  }
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
    resolveId: (id) => (id.startsWith(SET) || id.startsWith(ONE) ? RESOLVED + id : null),
    load(id) {
      if (id.startsWith(RESOLVED + SET)) {
        const names = sets[id.slice((RESOLVED + SET).length)] ?? [];
        const all = Object.fromEntries(names.map((name) => [name, shapesOf(name)]));
        // The quickest way to a large object.
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(all))});`;
      }
      if (!id.startsWith(RESOLVED + ONE)) return null;
      return `export default ${JSON.stringify(shapesOf(id.slice((RESOLVED + ONE).length)))};`;
    },
  };
}
