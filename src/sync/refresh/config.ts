import { fetchConfig } from '#src/data/api/config.ts';
import { storeConfig } from '#src/platform/config.ts';

/** Learns where the parties are and keeps it for this and later starts. */
export async function refreshConfig(): Promise<void> {
  storeConfig(await fetchConfig());
}
