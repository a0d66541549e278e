import { useSearchParams } from 'react-router-dom';
import type { ProductKind } from '#src/domain/catalog/product.ts';
import { ANY_STATUS, ORDER_STATUSES } from '#src/domain/orders/order.ts';

export const ORDER_TABS = ['products', 'services'] as const;
export type OrderTab = (typeof ORDER_TABS)[number];

/** Kinds of each tab: education payments and events count as services (R2.19). */
export const KINDS: Readonly<Record<OrderTab, readonly ProductKind[]>> = {
  products: ['product'],
  services: ['service', 'event'],
};

export const STATUS_CHOICES = [ANY_STATUS, ...ORDER_STATUSES] as const;
export type StatusChoice = (typeof STATUS_CHOICES)[number];

/** Tab and status from the address (`?tab=&status=`); unknown values mean the default. */
export function useOrdersFilter() {
  const [parameters, setParameters] = useSearchParams();
  const tab = ORDER_TABS.find((one) => one === parameters.get('tab')) ?? 'products';
  const status = STATUS_CHOICES.find((one) => one === parameters.get('status')) ?? ANY_STATUS;

  const choose = (nextTab: OrderTab, nextStatus: StatusChoice): void => {
    setParameters({
      ...(nextTab !== 'products' && { tab: nextTab }),
      ...(nextStatus !== ANY_STATUS && { status: nextStatus }),
    });
  };
  return {
    tab,
    status,
    selectTab: (next: OrderTab) => choose(next, status),
    selectStatus: (next: StatusChoice) => choose(tab, next),
  };
}
