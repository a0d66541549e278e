import { isCutOff } from '../network/connectivity.ts';
import { realmUrl } from './realm.ts';

const PROBE_TIMEOUT_MS = 2500;

/**
 * Whether the identity provider itself responds. A portal's page, a 503 or no response
 * count as unreachable: nothing may navigate to it then.
 */
export async function isProviderReachable(): Promise<boolean> {
  if (isCutOff()) return false;
  try {
    const response = await fetch(`${realmUrl()}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
      // Without `credentials`: a request that omits them cannot use the page's open connection.
      cache: 'no-store',
    });
    if (!response.ok) return false;
    const document: unknown = await response.json();
    return (
      typeof document === 'object' && document !== null && 'authorization_endpoint' in document
    );
  } catch {
    return false;
  }
}
