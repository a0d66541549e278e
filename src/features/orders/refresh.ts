/** Asks for the orders again; what became of it shows in the sync status (design §8). */
export async function retryOrders(): Promise<void> {
  const { refreshOrders } = await import('#src/sync/refresh/orders.ts');
  await Promise.allSettled([refreshOrders()]);
}

/** Asks for one order with its history; when it cannot be had, what is stored stays (R7.26). */
export async function askForOrder(id: number): Promise<void> {
  const { refreshOrder } = await import('#src/sync/refresh/orders.ts');
  await Promise.allSettled([refreshOrder(id)]);
}
