/** The message that tells a waiting worker to take over. */
export const SKIP_WAITING = 'SKIP_WAITING';

/** The message of a page that loaded while the worker took over and was left out (R9.3). */
export const CLAIM = 'CLAIM';

/** The message that tells the active worker to forget which pictures the person looked at (R9.8). */
export const FORGET_PICTURES = 'FORGET_PICTURES';

/** The `name` of the `<meta>` that the build writes into index.html. */
export const SHELL_MARK = 'app-build';
