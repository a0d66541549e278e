/** How the browsers and the bundler report that a module or its style sheet cannot be loaded. */
const WORDS =
  /dynamically imported module|importing a module script failed|unable to preload css|module script.*mime/i;

/** What `loadable` raises by itself: a file that does not come, and a file without the wanted component. */
const NAMES: readonly string[] = ['ChunkLoadError', 'ModuleNotFoundError'];

/** Whether a part of the app could not be loaded: the page is older than the server, or offline (R8.4). */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && (NAMES.includes(error.name) || WORDS.test(error.message));
