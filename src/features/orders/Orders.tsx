import { useTranslation } from 'react-i18next';
import { ANY_STATUS } from '#src/domain/order.ts';
import { useStored } from '#src/state/use-stored.ts';
import { DataTime } from '#src/ui/app/DataTime/DataTime.tsx';
import { Tabs } from '#src/ui/base/Tabs/Tabs.tsx';
import { ShowCodes } from './codes/ShowCodes.tsx';
import { OrderList } from './list/OrderList.tsx';
import { ordersUpdatedAt } from './list/stored-orders.ts';
import { StatusFilter } from './list/StatusFilter.tsx';
import { ORDER_TABS, useOrdersFilter } from './list/use-orders-filter.ts';
import styles from './Orders.module.css';

/** The member's orders with the codes of the open ones as the main action (R2.19, R2.20). */
export function Orders() {
  const { t } = useTranslation('orders');
  const updatedAt = useStored(ordersUpdatedAt) ?? null;
  const { tab, status, selectTab, selectStatus } = useOrdersFilter();

  return (
    <div className={`column column-grid ${styles.orders}`}>
      <div className={styles.head}>
        <h1 id="screen-title" tabIndex={-1}>
          {t('title')}
        </h1>
        {updatedAt !== null && <DataTime updatedAt={updatedAt} />}
      </div>
      <ShowCodes />
      <div>
        <Tabs
          label={t('tabs.label')}
          tabs={ORDER_TABS.map((id) => ({ id, label: t(`tabs.${id}`) }))}
          selected={tab}
          onSelect={selectTab}
        >
          <div className={styles.panel}>
            <StatusFilter selected={status} onSelect={selectStatus} />
            <OrderList
              key={`${tab} ${status}`}
              tab={tab}
              status={status}
              onReset={() => selectStatus(ANY_STATUS)}
            />
          </div>
        </Tabs>
      </div>
    </div>
  );
}
