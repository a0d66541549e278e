import { useTranslation } from 'react-i18next';
import type { Product } from '#src/domain/catalog/product.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ProductPicture } from '#src/ui/app/ProductPicture/ProductPicture.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import type { SeenQuote } from '../purchase-state.ts';
import styles from './PurchaseSummary.module.css';

/** What is bought, what is charged and what remains (R2.17). */
export function PurchaseSummary({ product, quote }: { product: Product; quote: SeenQuote }) {
  const { t } = useTranslation('buying');
  const format = useFormat();
  const { price, balance } = quote;
  return (
    <section className={styles.summary}>
      <div className={styles.picture}>
        <ProductPicture src={product.pictures[0] ?? null} />
      </div>
      <div className={styles.what}>
        <p className={styles.name}>{product.name[format.language]}</p>
        <p className="muted small">{product.amount[format.language]}</p>
      </div>
      <dl className={styles.amounts}>
        {balance !== null && (
          <div className={styles.amount}>
            <dt>{t('confirm.before')}</dt>
            <dd>
              <Coins amount={balance} />
            </dd>
          </div>
        )}
        <div className={styles.amount}>
          <dt>{t('confirm.charge')}</dt>
          <dd>
            <Coins amount={-price} signed />
          </dd>
        </div>
        {balance !== null && balance >= price && (
          <div className={styles.amount} data-result>
            <dt>{t('confirm.after')}</dt>
            <dd>
              <Coins amount={balance - price} size="large" />
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
