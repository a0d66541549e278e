import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product } from '#src/domain/catalog/product.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { isLowStock } from '#src/ui/app/ProductCard/low-stock.ts';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import styles from './ProductFacts.module.css';

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={`spread ${styles.fact}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Details of a product (R2.17). */
export function ProductFacts({ product }: { product: Product }) {
  const { t } = useTranslation('catalog');
  const format = useFormat();
  const { amount, kind, model, stock, ticketLimit } = product;
  return (
    <dl className={styles.facts}>
      {kind === 'product' && model !== '' && <Fact name={t('detail.model')}>{model}</Fact>}
      <Fact name={t('detail.amount')}>{amount[format.language]}</Fact>
      {ticketLimit !== null && (
        <Fact name={t('detail.tickets')}>
          {t('detail.ticketLimit', { number: format.number(ticketLimit) })}
        </Fact>
      )}
      <Fact name={t('detail.stock')}>
        {isLowStock(stock) && <Tag tone="warning">{t('detail.fewLeft')}</Tag>}
        <span>
          {t(kind === 'product' ? 'detail.pieces' : 'detail.places', {
            number: format.number(stock),
            count: stock,
          })}
        </span>
      </Fact>
    </dl>
  );
}
