/** Asks for the profile again; what became of it shows in the sync status (design §8). */
export async function retryProfile(): Promise<void> {
  const { refreshMember } = await import('#src/sync/refresh/member.ts');
  const { refreshCards } = await import('#src/sync/refresh/cards.ts');
  await Promise.allSettled([refreshMember(), refreshCards()]);
}

/** Asks again for what the member saves for; what became of it shows in the sync status. */
export async function retryGoal(): Promise<void> {
  const { refreshGoal } = await import('#src/sync/refresh/goal.ts');
  await Promise.allSettled([refreshGoal()]);
}

/** Asks for the newest operations again; what became of it shows in the sync status. */
export async function retryOperations(): Promise<void> {
  const { refreshOperations } = await import('#src/sync/refresh/operations.ts');
  await Promise.allSettled([refreshOperations()]);
}
