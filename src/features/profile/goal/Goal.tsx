import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { loadGoal } from '#src/data/db/goal.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import { missingCoins, savedPercent } from '#src/domain/catalog/goal.ts';
import type { Product } from '#src/domain/catalog/product.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { EXAMPLE_SEMESTER, friendsToGoal } from '#src/domain/referral/level-outlook.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { canWrite } from '#src/platform/owner-view/owner-view.ts';
import { useEmptyReason } from '#src/state/session/use-empty-reason.ts';
import { useRefreshOnEntry } from '#src/sync/requests/use-refresh-on-entry.ts';
import { ProductPicture } from '#src/ui/app/ProductPicture/ProductPicture.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { ProgressBar } from '#src/ui/base/Progress/ProgressBar.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import styles from './Goal.module.css';

interface GoalProgressProps {
  product: Product;
  /** Coins; null while they are not known. */
  balance: number | null;
  /** Friends who became students. */
  friends: number;
}

/**
 * The product with the saved and the missing part of its price, and how many friends bring it; the card
 * links to it (R2.13).
 */
function GoalProgress({ product, balance, friends }: GoalProgressProps) {
  const { t } = useTranslation('details');
  const format = useFormat();
  const name = product.name[format.language];
  const missing = balance === null ? null : missingCoins(product.price, balance);
  const count = missing === null || missing === 0 ? null : friendsToGoal(missing, friends);
  return (
    <div className={styles.progress}>
      <div>
        <ProductPicture src={product.pictures[0] ?? null} />
      </div>
      <div className={`stack stack-tight ${styles.words}`}>
        <p className={`clamped ${styles.name}`}>
          <Link className="cover-link" to={hrefs.product(product.id)}>
            {name}
          </Link>
        </p>
        <Coins amount={product.price} size="small" />
        {balance !== null && missing !== null && (
          <>
            <ProgressBar
              label={t('goal.progress', { name })}
              value={savedPercent(product.price, balance)}
              max={100}
            />
            <p className={`small ${styles.missing}`} data-reached={missing === 0 || undefined}>
              {missing === 0
                ? t('goal.reached')
                : t('goal.missing', { coins: format.coins(missing) })}
            </p>
            {count !== null && (
              <p className={`muted small ${styles.forecast}`}>
                <strong>{t('goal.forecast', { count })}</strong>{' '}
                <span>{t('goal.example', { cost: format.money(EXAMPLE_SEMESTER) })}</span>
              </p>
            )}
          </>
        )}
      </div>
    </div>
  );
}

interface GoalProps {
  balance: number | null;
  /** Friends who became students. */
  friends: number;
}

/** The member's goal and its progress, from the device (R2.13). */
export function Goal({ balance, friends }: GoalProps) {
  const { t } = useTranslation(['details', 'common']);
  const titleId = useId();
  const stored = useStored(loadGoal);
  const product = stored?.product;
  const reason = useEmptyReason('goal', stored?.isKnown);
  const retry = useRefreshOnEntry('goal');
  // It is unknown whether there is a goal and cannot be fetched now: «unknown» is never shown as
  // «none».
  if (reason === 'offline') return null;
  return (
    <Card as="section" labelledBy={titleId}>
      <div className={`stack ${styles.goal}`}>
        <h2 id={titleId}>{t('goal.title')}</h2>
        {reason === 'loading' && <Skeleton shape="block" height="7rem" />}
        {typeof reason === 'object' && (
          <div className={`stack stack-close ${styles.none}`}>
            <p className="muted">{t('goal.failed')}</p>
            <Button variant="soft" size="small" icon="refresh-cw" onClick={() => void retry()}>
              {t('common:retry')}
            </Button>
          </div>
        )}
        {reason === 'empty' && !product && (
          <div className={`stack stack-close ${styles.none}`}>
            <p className="muted">{t('goal.none')}</p>
            {canWrite() && (
              <LinkButton variant="soft" size="small" to={hrefs.catalog()}>
                {t('goal.choose')}
              </LinkButton>
            )}
          </div>
        )}
        {product && <GoalProgress {...{ product, balance, friends }} />}
      </div>
    </Card>
  );
}
