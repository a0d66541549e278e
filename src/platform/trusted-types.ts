/** What script sinks take: a Trusted Types value, or the plain address where there are no such types. */
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

/** The app's one policy: it lets this app's service worker through and throws for any other script. */
const policy = trustedTypes?.createPolicy(POLICY, {
  createScriptURL(address) {
    if (address !== WORKER) throw new TypeError(`Not a script of this app: ${address}`);
    return address;
  },
});

/** The address of this app's service worker, as a page under Trusted Types may register it (R9.3). */
export const workerUrl = (): ScriptUrl | string => policy?.createScriptURL(WORKER) ?? WORKER;
