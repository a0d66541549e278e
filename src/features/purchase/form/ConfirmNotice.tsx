import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { ProductKind } from '#src/domain/catalog/product.ts';
import type { PurchaseObstacle } from '#src/domain/purchase/purchase-obstacle.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { network } from '#src/state/page/network.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import {
  confirmationStage,
  type ConfirmationState,
  currentQuote,
  type SeenQuote,
} from '../purchase-state.ts';
import { useObstacleText } from '../use-obstacle-text.ts';
import styles from './ConfirmNotice.module.css';

interface QuoteChangeProps {
  seen: SeenQuote;
  now: SeenQuote;
  onAccept: () => void;
}

/** Old and new value of what has changed on screen; the member must accept it first (R2.18). */
function QuoteChange({ seen, now, onAccept }: QuoteChangeProps) {
  const { t } = useTranslation('buying');
  const format = useFormat();
  const rows = [
    { name: t('confirm.price'), was: seen.price, is: now.price },
    { name: t('confirm.balance'), was: seen.balance ?? 0, is: now.balance ?? 0 },
  ].filter(({ was, is }) => was !== is);
  return (
    <Alert
      tone="warning"
      title={t('confirm.changed')}
      live
      action={
        <Button size="small" onClick={onAccept}>
          {t('confirm.accept')}
        </Button>
      }
    >
      <dl className="stack stack-dense">
        {rows.map(({ name, was, is }) => (
          <div key={name} className={`wrapping-row ${styles.row}`}>
            <dt>{name}</dt>
            <dd>
              <s className={styles.was}>{t('confirm.was', { amount: format.number(was) })}</s>{' '}
              <strong>{t('confirm.now', { amount: format.coins(is) })}</strong>
            </dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}

interface ConfirmNoticeProps {
  state: ConfirmationState;
  obstacle: PurchaseObstacle | null;
  kind: ProductKind;
  onAccept: () => void;
}

/** What the member must know before buying: what has changed, what is in the way, what can be undone. */
export function ConfirmNotice({ state, obstacle, kind, onAccept }: ConfirmNoticeProps) {
  const { t } = useTranslation(['buying', 'rejection']);
  const textOf = useObstacleText();
  const { isOffline } = useSnapshot(network);
  const stage = confirmationStage(state, obstacle);
  const hasFailed = state.step === 'form' && state.hasFailed;
  if (stage === 'failed') {
    return (
      <>
        {hasFailed && (
          <Alert tone="negative" title={t('offline.notSaved')} live>
            {t('offline.notSavedText')}
          </Alert>
        )}
        <Alert tone="warning" title={t(isOffline ? 'offline.noNetwork' : 'offline.title')} live>
          {t('offline.text')}
        </Alert>
      </>
    );
  }
  if (stage === 'gone') {
    return (
      <Alert tone="negative" title={t('rejected.title')} live>
        {`${t('rejection:NOT_FOUND')} ${t('rejected.safe')}`}
      </Alert>
    );
  }
  if (stage === 'blocked' && obstacle) {
    const { title, text } = textOf(obstacle);
    return (
      <Alert tone="negative" title={title ?? t('rejected.title')} live>
        {`${text} ${t('rejected.safe')}`}
      </Alert>
    );
  }
  if (stage === 'changed') {
    return <QuoteChange seen={state.seen} now={currentQuote(state)} onAccept={onAccept} />;
  }
  if (state.step === 'sending' && state.isSlow) return <Alert live>{t('slow.text')}</Alert>;
  return (
    <>
      {hasFailed && (
        <Alert tone="negative" title={t('rejected.title')} live>
          {t('confirm.notSent')}
        </Alert>
      )}
      <Hint icon={stage === 'checking' ? 'loader-circle' : 'undo-2'}>
        {t(stage === 'checking' ? 'confirm.checking' : `confirm.refund.${kind}`)}
      </Hint>
    </>
  );
}
