/** The message that makes a waiting worker take over. */
export const SKIP_WAITING = 'SKIP_WAITING';

/** The message of a page that loaded while the worker took over and has no worker (R9.3). */
export const CLAIM = 'CLAIM';

/** Marks a picture that staff view in an owner's area: the worker keeps none of it (R6.3). */
export const OWNER_PICTURE = '?owner-view';

/** The message that makes the active worker delete the pictures that the member viewed (R9.8). */
export const FORGET_PICTURES = 'FORGET_PICTURES';

/**
 * The message that makes the worker store the app's files that are not on the device, yet or any more (R9.14); it responds
 * through the port with whether all are there.
 */
export const STORE_MISSING = 'STORE_MISSING';

/** The `name` of the `<meta>` that the build writes into index.html. */
export const SHELL_MARK = 'app-build';

/** The tag of the periodic background sync that looks for a new version (R9.7). */
export const LOOK_FOR_VERSION = 'look-for-version';
