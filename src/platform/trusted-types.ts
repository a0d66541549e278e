/** The type of script sinks: a Trusted Types value, or the plain address where there are no such types. */
type ScriptUrl = Exclude<ConstructorParameters<typeof import('workbox-window').Workbox>[0], string>;

interface ScriptUrlPolicy {
  createScriptURL(address: string): ScriptUrl;
}

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(address: string): string }): ScriptUrlPolicy;
}

const POLICY = 'app';
const WORKER = `${import.meta.env.BASE_URL}sw.js`;

const trustedTypes = (window as Window & { trustedTypes?: TrustedTypes }).trustedTypes;

/**
 * The app's only policy: it accepts this app's service worker and throws for any other script. Created at the
 * first use: a page has it once, and what leaves for the sign-in page is another program than the app.
 */
const createPolicy = () =>
  trustedTypes?.createPolicy(POLICY, {
    createScriptURL(address) {
      if (address !== WORKER) throw new TypeError(`Not a script of this app: ${address}`);
      return address;
    },
  });

let policy: ScriptUrlPolicy | undefined;

/** The address of this app's service worker as a Trusted Types value (R9.3). */
export function workerUrl(): ScriptUrl | string {
  policy ??= createPolicy();
  return policy?.createScriptURL(WORKER) ?? WORKER;
}
