/** What the browser says about the storage of this site (R9.12). */
export interface DeviceStorage {
  /** Files of the app, pictures and data together, in bytes; null where the browser does not say. */
  readonly used: number | null;
  /** The browser deletes nothing by itself when the device runs out of room; null where it does not say. */
  readonly isPersistent: boolean | null;
}

// Absent in an insecure context and in old browsers.
const manager = (): Partial<StorageManager> => (navigator as Partial<Navigator>).storage ?? {};

/** Reads what the browser says now. */
export async function readDeviceStorage(): Promise<DeviceStorage> {
  const storage = manager();
  const [estimate, isPersistent] = await Promise.all([
    storage.estimate?.().catch(() => null),
    storage.persisted?.().catch(() => null),
  ]);
  return { used: estimate?.usage ?? null, isPersistent: isPersistent ?? null };
}

/** Asks the browser to keep the storage; it may ask the member. Resolves with whether it does. */
export async function requestPersistence(): Promise<boolean> {
  const storage = manager();
  return (await storage.persist?.().catch(() => false)) ?? false;
}
