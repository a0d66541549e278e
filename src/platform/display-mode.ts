/** Whether this runs as the installed app and not in a browser's tab. */
export const isInstalled = (): boolean =>
  matchMedia('(display-mode: standalone), (display-mode: fullscreen)').matches;
