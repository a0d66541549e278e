import { shapesOf } from '#src/ui/base/Icon/icon-set.ts';
import { ICON_NAMES, type IconName } from '#src/ui/base/Icon/icons.ts';

type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const textOf = (shapes: readonly Shape[]): string =>
  JSON.stringify(
    shapes.map(([tag, attributes]) => [
      tag,
      Object.entries(attributes).toSorted(([one], [other]) => one.localeCompare(other)),
    ]),
  );

const shapeOf = (drawn: Element): Shape => [
  drawn.tagName,
  Object.fromEntries(Array.from(drawn.attributes, ({ name, value }) => [name, value])),
];

/** The name of an icon, or of the first one in an element, by what is drawn; undefined without one. */
export function iconOf(element: Element | null | undefined): IconName | undefined {
  const svg = element?.matches('svg') ? element : element?.querySelector('svg');
  const shapes = Array.from(svg?.querySelectorAll(':scope > :not(title)') ?? [], shapeOf);
  return ICON_NAMES.find((name) => textOf(shapesOf(name) ?? []) === textOf(shapes));
}
