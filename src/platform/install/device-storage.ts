/** What the browser reports about the storage of this site (R9.12). */
export interface DeviceStorage {
  /** Files of the app, pictures and data together, in bytes; null where it is unknown. */
  readonly used: number | null;
  /** The browser deletes nothing by itself when the device runs out of room; null where it is unknown. */
  readonly isPersistent: boolean | null;
}

// Absent in an insecure context and in old browsers.
const manager = (): Partial<StorageManager> => (navigator as Partial<Navigator>).storage ?? {};

/** Reads what the browser reports now. */
export async function readDeviceStorage(): Promise<DeviceStorage> {
  const storage = manager();
  const [estimate, isPersistent] = await Promise.all([
    storage.estimate?.().catch(() => null),
    storage.persisted?.().catch(() => null),
  ]);
  return { used: estimate?.usage ?? null, isPersistent: isPersistent ?? null };
}

/** Requests persistent storage; the browser may prompt the member. Resolves with whether it is granted. */
export async function requestPersistence(): Promise<boolean> {
  const storage = manager();
  return (await storage.persist?.().catch(() => false)) ?? false;
}
