import { useTranslation } from 'react-i18next';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { statusKey, statusLook } from './order-status-look.ts';

/** An order's status as a word with its icon and colour (R2.19). */
export function OrderStatus({ status }: { status: string }) {
  const { t } = useTranslation('orders');
  const { icon, tone } = statusLook(status);
  return (
    <Tag tone={tone} icon={icon}>
      {t(`status.${statusKey(status)}`)}
    </Tag>
  );
}
