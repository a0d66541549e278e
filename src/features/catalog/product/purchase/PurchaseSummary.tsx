import { useTranslation } from 'react-i18next';
import type { Product } from '#src/domain/product.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { ProductPicture } from '#src/ui/app/ProductPicture/ProductPicture.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import styles from './PurchaseSummary.module.css';
import type { SeenFigures } from './stage.ts';

/** What is bought, what is charged and what remains (R2.17). */
export function PurchaseSummary({ product, figures }: { product: Product; figures: SeenFigures }) {
  const { t } = useTranslation('buying');
  const format = useFormat();
  const { price, balance } = figures;
  return (
    <section className={styles.summary}>
      <div className={styles.picture}>
        <ProductPicture base={product.pictures[0] ?? null} sizes="72px" />
      </div>
      <div className={styles.what}>
        <p className={styles.name}>{product.name[format.language]}</p>
        <p className="muted small">{product.amount[format.language]}</p>
      </div>
      <dl className={styles.figures}>
        {balance !== null && (
          <div className={styles.figure}>
            <dt>{t('confirm.before')}</dt>
            <dd>
              <Coins amount={balance} />
            </dd>
          </div>
        )}
        <div className={styles.figure}>
          <dt>{t('confirm.charge')}</dt>
          <dd>
            <Coins amount={-price} signed />
          </dd>
        </div>
        {balance !== null && balance >= price && (
          <div className={styles.figure} data-result>
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
