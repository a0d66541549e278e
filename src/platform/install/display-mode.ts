/** Whether this is the installed app and not a browser tab. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;
