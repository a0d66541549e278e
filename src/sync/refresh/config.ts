import { fetchConfig } from '#src/data/api/config.ts';
import { storeConfig } from '#src/platform/config.ts';

/** Fetches the configuration and stores it for this and later starts. */
export async function refreshConfig(): Promise<void> {
  storeConfig(await fetchConfig());
}
