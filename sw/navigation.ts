import type { PrecacheController } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { SHELL } from './own-file.ts';

/** Pages of other services, and addresses of files: config.json, the silent sign-in's frame. */
const NOT_SHELL = [
  /^\/(?:service|sso|crm|lander|site|suggest)\//,
  /^\/(?:sandbox|errors)(?:[/?]|$)/,
  // The file of the page is the shell itself.
  /^(?!\/my\/index\.html)[^?]*\.\w+(?:\?|$)/,
  // The stored shell's policy forbids framing (R10.3).
  /^\/my\/documentation\/iframe(?:[/?]|$)/,
];

/**
 * Responds to navigations with the stored shell, so that the start does not wait for the network
 * (R9.2).
 */
export function serveNavigations(precached: PrecacheController): void {
  const respond = precached.createHandlerBoundToURL(SHELL);
  registerRoute(new NavigationRoute(respond, { denylist: NOT_SHELL }));
}
