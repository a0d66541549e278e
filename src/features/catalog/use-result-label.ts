import { useTranslation } from 'react-i18next';
import type { ProductKind } from '#src/domain/order.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** «42 товара» of a kind. */
export function useResultLabel(kind: ProductKind, count: number): string {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  return t(`results.${kind}`, { count, amount: format.number(count) });
}
