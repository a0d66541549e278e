import { requestPersistence } from './device-storage.ts';
import { earnInstall } from './install.ts';

let isReported = false;

/**
 * The member showed a code or placed an order and so knows what the app is for: it requests persistent
 * storage (R9.12) and may offer the installation (R9.1).
 */
export function reportSuccess(): void {
  if (isReported) return;
  isReported = true;
  earnInstall();
  void requestPersistence();
}
