/** What an icon is drawn with: SVG elements and their attributes. */
type IconShapes = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[];

/** The shapes of the first screen's icons by name; server/build/icon-shapes.ts makes these modules. */
declare module 'virtual:icons/first-screen' {
  const shapes: Readonly<Record<string, IconShapes>>;
  export default shapes;
}

/** The shapes of all other icons by name. */
declare module 'virtual:icons/others' {
  const shapes: Readonly<Record<string, IconShapes>>;
  export default shapes;
}

/** The shapes of one icon. */
declare module 'virtual:icon/*' {
  const shapes: IconShapes;
  export default shapes;
}
