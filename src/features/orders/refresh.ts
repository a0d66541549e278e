import { ServiceError } from '#src/domain/service-error.ts';

const load = () => import('#src/sync/refresh/orders.ts');

/** Asks for the orders again; what became of it shows in the sync status (design §8). */
export async function retryOrders(): Promise<void> {
  await Promise.allSettled([load().then(({ refreshOrders }) => refreshOrders())]);
}

/** What the service said of one order; `unanswered` leaves what is stored as it is. */
export type Asked = 'stored' | 'absent' | 'unanswered';

/** Asks for one order with its history (R7.26). */
export async function askForOrder(id: number): Promise<Asked> {
  try {
    const { refreshOrder } = await load();
    await refreshOrder(id);
    return 'stored';
  } catch (error) {
    return error instanceof ServiceError && error.status === 404 ? 'absent' : 'unanswered';
  }
}
