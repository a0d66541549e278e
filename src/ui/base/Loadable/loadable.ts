import { createElement, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';

/**
 * What a failure to load means. needed: the boundary around the component shows it to the member. optional:
 * the place stays empty, and the next use requests the file again.
 */
type Rule = 'needed' | 'optional';

/** How long a file may take, in ms; a connection that died says nothing by itself (R8.4). */
const LIMIT_MS = 120_000;

/** An error that its name tells apart from those of a component (R8.4). */
const failed = (name: 'ChunkLoadError' | 'ModuleNotFoundError'): Error =>
  Object.assign(new Error('A part of the app could not be loaded'), { name });

const limited = <T>(loading: Promise<T>): Promise<T> =>
  Promise.race([
    loading,
    new Promise<never>((_, reject) => {
      setTimeout(() => reject(failed('ChunkLoadError')), LIMIT_MS);
    }),
  ]);

/** A component in a file of its own. */
export interface Loadable<P = object> {
  /**
   * Loads the file once; after a failure the next call requests it again.
   * @throws ChunkLoadError after two minutes, ModuleNotFoundError when the file lacks the component,
   * else what the browser throws for a missing file.
   */
  readonly load: () => Promise<ComponentType<P>>;
  /** The component; null while it is not loaded. @throws what loading a needed component threw last. */
  readonly get: () => ComponentType<P> | null;
  /** Loads the file for as long as somebody waits for it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Takes the place of React's `lazy`: what was loaded ahead is drawn at once, and no Suspense stands before
 * it, which would hold back even stored content for 300 ms.
 */
export function loadable<P = object>(
  request: () => Promise<ComponentType<P>>,
  rule: Rule = 'needed',
): Loadable<P> {
  const listeners = new Set<() => void>();
  let component: ComponentType<P> | null = null;
  let failure: { readonly error: unknown } | null = null;
  let loading: Promise<ComponentType<P>> | null = null;

  const notify = () => {
    for (const listener of listeners) listener();
  };
  const load = () => {
    // One lost packet must not cost the screen: try once more.
    loading ??= limited(request().catch(request))
      .then((loaded: ComponentType<P> | undefined) => {
        // The file of another version need not have it.
        if (!loaded) throw failed('ModuleNotFoundError');
        component = loaded;
        notify();
        return loaded;
      })
      .catch((error: unknown) => {
        loading = null;
        // Without a listener the failure is dropped: the next use tries again.
        if (rule === 'needed' && listeners.size > 0) failure = { error };
        notify();
        throw error;
      });
    return loading;
  };
  return {
    load,
    get: () => {
      if (failure) throw failure.error;
      return component;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      if (!component) load().catch(() => undefined);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) failure = null;
      };
    },
  };
}

/**
 * A component that needs no loading, where a loadable one is expected.
 * @param loadParts loads ahead what it shows and loads by itself
 */
export const loaded = <P = object>(
  component: ComponentType<P>,
  loadParts: () => Promise<void> = () => Promise.resolve(),
): Loadable<P> => ({
  load: () => loadParts().then(() => component),
  get: () => component,
  subscribe: () => () => undefined,
});

/**
 * Draws the component with the given properties; null until its file is there.
 * @throws what loading a needed component threw, for the boundary around it.
 */
export function useLoaded<P extends object>(file: Loadable<P>): ((props: P) => ReactNode) | null {
  const component = useSyncExternalStore(file.subscribe, file.get);
  return component && ((props) => createElement(component, props));
}
