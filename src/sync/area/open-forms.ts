/** How each form on the screen brings what was typed to the device. */
const flushes = new Set<() => Promise<void>>();

/** Adds a form; the returned function removes it when it leaves the screen. */
export function addOpenForm(flush: () => Promise<void>): () => void {
  flushes.add(flush);
  return () => flushes.delete(flush);
}

/** Brings what was typed into every form to the device now; each flush never rejects. */
export async function flushOpenForms(): Promise<void> {
  await Promise.all([...flushes].map((flush) => flush()));
}
