/** The type of script sinks: a Trusted Types value, or the plain address where there are no such types. */
type ScriptUrl = Exclude<ConstructorParameters<typeof import('workbox-window').Workbox>[0], string>;

interface ScriptUrlPolicy {
  createScriptURL(address: string): ScriptUrl;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptUrlPolicy;
}

const POLICY = 'app';
/** The worker that reads codes (src/platform/camera/decoder/decoder.ts). */
const SCANNER_WORKER =
  /^\/(?:my\/)?(?:assets|src\/platform\/camera\/decoder)\/scanner-worker[-.?\w=&]+$/;
const WORKERS = { app: `${import.meta.env.BASE_URL}sw.js`, root: '/root-sw.js' } as const;

const trustedTypes = (window as Window & { trustedTypes?: TrustedTypes }).trustedTypes;

/**
 * The app's only policy: it accepts this app's workers and throws for any other script. Created at
 * the first use: a page may have it only once, and a page that leaves for the sign-in page loads no app.
 */
const createPolicy = () =>
  trustedTypes?.createPolicy(POLICY, {
    createScriptURL(address) {
      const isKnown = Object.values(WORKERS).some((known) => known === address);
      if (!isKnown && !SCANNER_WORKER.test(address)) {
        throw new TypeError(`Not a script of this app: ${address}`);
      }
      return address;
    },
  });

let policy: ScriptUrlPolicy | undefined;

/** The address of a worker of this app as a Trusted Types value; throws for any other script. */
export function scriptUrl(address: string): ScriptUrl | string {
  policy ??= createPolicy();
  return policy?.createScriptURL(address) ?? address;
}

/**
 * The address of a service worker of this app as a Trusted Types value (R9.3): the app's own one, or that of
 * the addresses above it.
 */
export const workerUrl = (of: keyof typeof WORKERS): ScriptUrl | string => scriptUrl(WORKERS[of]);
