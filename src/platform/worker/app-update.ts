/**
 * A new version is installed and waits for the member's consent, or it took over by the consent in another
 * tab, and this one still runs the replaced version.
 */
export type AppUpdate = 'none' | 'waiting' | 'replaced';

const listeners = new Set<() => void>();
let update: AppUpdate = 'none';
let takeOver: (() => void) | null = null;

/** The build whose page this tab shows. */
export const pageBuild = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="app-build"]')?.content ?? '';

export const appUpdate = (): AppUpdate => update;

/** Calls the listener when a version becomes ready or takes over; the returned function unsubscribes. */
export function onAppUpdate(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A new version is there; `apply` lets it take over this tab. */
export function announceUpdate(next: Exclude<AppUpdate, 'none'>, apply: () => void): void {
  if (update === next) return;
  update = next;
  takeOver = apply;
  for (const listener of listeners) listener();
}

/** Lets the new version take over: this tab reloads, and each other one as soon as nothing is lost by it. */
export const applyUpdate = (): void => takeOver?.();
