/** The files of a start, as the build names them. All are addresses. */
export interface StartFiles {
  /** src/main.tsx. */
  readonly app: string;
  /** src/entry/first-visit.ts with all that it needs. */
  readonly signIn: string;
  /** Style sheets of the app's first screen: a start waits for them. */
  readonly styles: readonly string[];
  /**
   * What else the app and the screens of an address need, by the first part of the address; `app` for all,
   * `callback` after a sign-in, `scanner` for later.
   */
  readonly ahead: Readonly<Record<string, readonly string[]>>;
}

/** The element of index.html that holds them; server/build/start-files.ts names the files. */
const ID = 'start-files';

/** The files that the build wrote into the page. */
export const startFiles = (): StartFiles =>
  JSON.parse(document.getElementById(ID)?.textContent ?? '') as StartFiles;

function link(rel: string, href: string): HTMLLinkElement {
  const made = document.createElement('link');
  made.rel = rel;
  made.href = href;
  made.crossOrigin = '';
  document.head.append(made);
  return made;
}

/** Requests files that a module will import; a file that does not come is requested again by its import. */
export function requestAhead(files: readonly string[]): void {
  for (const file of files) link('modulepreload', file);
}

const added = new Map<string, Promise<boolean>>();

function addStyle(file: string): Promise<boolean> {
  const sheet = link('stylesheet', file);
  return new Promise((resolve) => {
    sheet.addEventListener('load', () => resolve(true));
    sheet.addEventListener('error', () => resolve(false));
  });
}

/** Adds style sheets to the page, each once; resolves when they apply, with false when one does not come. */
export async function addStyles(files: readonly string[]): Promise<boolean> {
  const applied = files.map((file) => {
    const sheet = added.get(file) ?? addStyle(file);
    added.set(file, sheet);
    return sheet;
  });
  return !(await Promise.all(applied)).includes(false);
}
