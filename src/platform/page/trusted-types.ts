/** The type of script sinks: a Trusted Types value, or the plain address where there are no such types. */
type ScriptUrl = Exclude<ConstructorParameters<typeof import('workbox-window').Workbox>[0], string>;

interface ScriptUrlPolicy {
  createScriptURL(address: string): ScriptUrl;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptUrlPolicy;
}

const POLICY = 'app';
const WORKERS = { app: `${import.meta.env.BASE_URL}sw.js`, root: '/root-sw.js' } as const;

const trustedTypes = (window as Window & { trustedTypes?: TrustedTypes }).trustedTypes;

/**
 * The app's only policy: it accepts this app's service workers and throws for any other script. Created at
 * the first use: a page may have it only once, and a page that leaves for the sign-in page loads no app.
 */
const createPolicy = () =>
  trustedTypes?.createPolicy(POLICY, {
    createScriptURL(address) {
      const worker = Object.values(WORKERS).find((known) => known === address);
      if (worker === undefined) throw new TypeError(`Not a script of this app: ${address}`);
      return worker;
    },
  });

let policy: ScriptUrlPolicy | undefined;

/**
 * The address of a service worker of this app as a Trusted Types value (R9.3): the app's own one, or that of
 * the addresses above it.
 */
export function workerUrl(of: keyof typeof WORKERS): ScriptUrl | string {
  policy ??= createPolicy();
  return policy?.createScriptURL(WORKERS[of]) ?? WORKERS[of];
}
