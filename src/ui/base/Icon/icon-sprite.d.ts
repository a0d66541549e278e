/** Address of the sprite that the build generates from icons.ts. */
declare module 'virtual:icon-sprite' {
  const url: string;
  export default url;
}
