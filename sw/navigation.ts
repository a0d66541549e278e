import { createHandlerBoundToURL } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { SHELL } from './own-file.ts';

/** Pages of the other parties, and addresses of files: config.json, the silent sign-in's frame. */
const NOT_SHELL = [
  /^\/(?:service|sso|crm|lander|site|suggest)\//,
  /^\/(?:sandbox|errors)(?:[/?]|$)/,
  /^[^?]*\.\w+(?:\?|$)/,
  // The shell on the device came with a policy that lets nobody frame it (R10.3).
  /^\/my\/documentation\/iframe(?:[/?]|$)/,
];

/** Answers navigations with the shell from the device, so that no network delays the start (R9.2). */
export function answerNavigations(): void {
  registerRoute(new NavigationRoute(createHandlerBoundToURL(SHELL), { denylist: NOT_SHELL }));
}
