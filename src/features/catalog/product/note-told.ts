/** Notes that the member has seen what became of a purchase; without the note it is told again (R9.9). */
export async function noteTold(requestId: string): Promise<void> {
  try {
    const sync = await import('#src/sync/order-intents.ts');
    await sync.noteTold(requestId);
  } catch {
    // It is told again.
  }
}
