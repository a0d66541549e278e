import { useTranslation } from 'react-i18next';
import type { ProductKind } from '#src/domain/order.ts';
import type { Obstacle } from '#src/domain/purchase-obstacle.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { useObstacleText } from '../use-obstacle-text.ts';
import { ChangedFigures } from './ChangedFigures.tsx';
import type { SeenFigures, Stage } from './stage.ts';

interface ConfirmNoticeProps {
  stage: Stage;
  kind: ProductKind;
  seen: SeenFigures;
  now: SeenFigures;
  obstacle: Obstacle | null;
  isSlow: boolean;
  hasFailed: boolean;
  onAccept: () => void;
}

/** What the member must know before the button: what has changed, what is in the way, what can be undone. */
export function ConfirmNotice(props: ConfirmNoticeProps) {
  const { stage, kind, seen, now, obstacle, isSlow, hasFailed, onAccept } = props;
  const { t } = useTranslation(['buying', 'refusal']);
  const say = useObstacleText();
  if (stage === 'unanswered') {
    return (
      <>
        {hasFailed && (
          <Alert tone="negative" title={t('offline.notSaved')} live>
            {t('offline.notSavedText')}
          </Alert>
        )}
        <Alert tone="warning" title={t('offline.title')} live>
          {t('offline.text')}
        </Alert>
      </>
    );
  }
  if (stage === 'gone') {
    return (
      <Alert tone="negative" title={t('refused.title')} live>
        {t('refusal:NOT_FOUND')} {t('refused.safe')}
      </Alert>
    );
  }
  if (stage === 'blocked' && obstacle) {
    const { title, text } = say(obstacle);
    return (
      <Alert tone="negative" title={title ?? t('refused.title')} live>
        {text} {t('refused.safe')}
      </Alert>
    );
  }
  if (stage === 'changed') return <ChangedFigures seen={seen} now={now} onAccept={onAccept} />;
  if (isSlow) return <Alert live>{t('slow.text')}</Alert>;
  return (
    <>
      {hasFailed && (
        <Alert tone="negative" title={t('refused.title')} live>
          {t('confirm.notSent')}
        </Alert>
      )}
      <Hint icon={stage === 'checking' ? 'loader-circle' : 'undo-2'}>
        {t(stage === 'checking' ? 'confirm.checking' : `confirm.refund.${kind}`)}
      </Hint>
    </>
  );
}
