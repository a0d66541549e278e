import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { ANY_STATUS } from '#src/domain/orders/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { prefetchScanner } from '#src/platform/camera/prefetch-scanner.ts';
import { useCollection } from '#src/sync/requests/use-collection.ts';
import { ChoiceStrip } from '#src/ui/app/ChoiceStrip/ChoiceStrip.tsx';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import type { Elements } from '#src/ui/base/elements.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { Tabs } from '#src/ui/base/Tabs/Tabs.tsx';
import { ShowCodes } from './codes/ShowCodes.tsx';
import { NoOrders } from './list/NoOrders.tsx';
import { OrderList } from './list/OrderList.tsx';
import { loadOrderCounts } from './list/stored-orders.ts';
import {
  KINDS,
  ORDER_TABS,
  useOrdersFilter,
  type OrderTab,
  STATUS_CHOICES,
} from './list/use-orders-filter.ts';
import styles from './Orders.module.css';

interface OrdersProps {
  /** The purchases that have no order. */
  pending: Elements;
}

/** The member's orders with the codes of the open ones as the main action (R2.19, R2.20). */
export function Orders({ pending }: OrdersProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { tab, status, selectTab, selectStatus } = useOrdersFilter();
  const loadCounts = () =>
    loadOrderCounts(
      ORDER_TABS.map((id) => KINDS[id]),
      status,
    );
  const { data: counts, updatedAt, reason, retry } = useCollection('orders', loadCounts, [status]);
  // Without any order there is nothing to choose from.
  const isEmpty =
    reason !== 'loading' && status === ANY_STATUS && counts?.every((count) => count === 0) === true;
  const showAll = () => selectStatus(ANY_STATUS);
  const labelOf = (id: OrderTab, index: number): string => {
    const count = counts?.[index] ?? 0;
    return count === 0 ? t(`tabs.${id}`) : `${t(`tabs.${id}`)} ${format.number(count)}`;
  };
  useEffect(prefetchScanner, []);

  return (
    <div className="column column-grid stack">
      <div className="spread">
        <div>
          <h1 id="screen-title" tabIndex={-1}>
            {t('title')}
          </h1>
          <p className={styles.age}>{updatedAt !== null && <DataTime updatedAt={updatedAt} />}</p>
        </div>
        <LinkButton size="small" variant="soft" icon="scan-barcode" to={hrefs.scan()}>
          {t('scan')}
        </LinkButton>
      </div>
      <ShowCodes />
      {pending}
      {isEmpty && <NoOrders {...{ reason, status }} onReset={showAll} onRetry={retry} />}
      {!isEmpty && (
        <div>
          <Tabs
            label={t('tabs.label')}
            tabs={ORDER_TABS.map((id, index) => ({ id, label: labelOf(id, index) }))}
            selected={tab}
            onSelect={selectTab}
          >
            <div className="stack stack-close">
              <ChoiceStrip
                label={t('filter')}
                choices={STATUS_CHOICES.map((id) => ({ id, label: t(`status.${id}`) }))}
                selected={status}
                onSelect={selectStatus}
              />
              <OrderList key={`${tab} ${status}`} tab={tab} status={status} onReset={showAll} />
            </div>
          </Tabs>
        </div>
      )}
    </div>
  );
}
