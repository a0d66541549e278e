/** Names within the folder of the build: server/build writes these files, server/http serves them. */
export const PAGE = 'index.html';
/** The web app manifests by language; the page names the Russian one until it knows the member's (R1.8). */
export const MANIFESTS = { ru: 'manifest.webmanifest', uz: 'manifest.uz.webmanifest' } as const;
export type ManifestLanguage = keyof typeof MANIFESTS;
/** The worker of the addresses above the app, served at the root: its scope is its folder and all below. */
export const ROOT_WORKER = 'root-sw.js';
/** Removes the app's worker and its files from devices when an operator puts it in the place of `sw.js`. */
export const KILL_SWITCH = 'kill-sw.js';

/** The folder with the source maps of the scripts, each named after its script. It is not served: its name has a dot. */
export const MAPS_FOLDER = '.maps';

/** The folder with each brand's own page and manifest: `brands/mti/index.html` and the like. */
export const BRANDS_FOLDER = 'brands';

/**
 * The folder with the assets of previous builds that this build does not have. Builds that are already
 * deployed use this name.
 */
export const PREVIOUS_FOLDER = 'former';
