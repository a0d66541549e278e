/** Address of the sprite that the build makes of the icons in icons.ts. */
declare module 'virtual:icon-sprite' {
  const url: string;
  export default url;
}
