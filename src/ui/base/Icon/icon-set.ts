import firstScreen from 'virtual:icons/first-screen';

const shapes: Record<string, IconShapes | undefined> = { ...firstScreen };

/** The shapes of an icon; undefined while the file that brings it is not loaded. */
export const shapesOf = (name: string): IconShapes | undefined => shapes[name];

/** Makes more icons known, before anything that shows them is drawn. */
export function addIcons(more: Readonly<Record<string, IconShapes>>): void {
  Object.assign(shapes, more);
}
