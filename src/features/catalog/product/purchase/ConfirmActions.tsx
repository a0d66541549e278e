import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import type { Stage } from './stage.ts';

interface ConfirmActionsProps {
  stage: Stage;
  /** Coins. */
  price: number;
  isSlow: boolean;
  formId: string;
  /** Id of what is said about the figures. */
  noticeId: string;
  /** Id of the button that buys. */
  buyId: string;
  onAskAgain: () => void;
  onClose: () => void;
}

/**
 * The buttons of a confirmation: what may be done at its stage. Keeping and buying are two buttons, so that
 * a press that began on the one never ends on the other.
 */
export function ConfirmActions(props: ConfirmActionsProps) {
  const { stage, price, isSlow, formId, noticeId, buyId, onAskAgain, onClose } = props;
  const { t } = useTranslation('buying');
  const format = useFormat();
  if (stage === 'blocked' || stage === 'gone') {
    return <Button onClick={onClose}>{t('refused.fine')}</Button>;
  }
  if (stage === 'unanswered') {
    return (
      <>
        <Button key="save" type="submit" form={formId} aria-describedby={noticeId}>
          {t('offline.save')}
        </Button>
        <Button variant="outline" icon="refresh-cw" onClick={onAskAgain}>
          {t('offline.again')}
        </Button>
      </>
    );
  }
  const isWaiting = stage === 'checking' || stage === 'sending';
  return (
    <>
      <Button
        key="buy"
        id={buyId}
        type="submit"
        form={formId}
        busy={isWaiting}
        aria-disabled={stage === 'changed' || undefined}
        aria-describedby={noticeId}
      >
        {t('confirm.buy', { coins: format.coins(price, 'accusative') })}
      </Button>
      {isSlow && (
        <Button variant="outline" onClick={onClose}>
          {t('unknown.close')}
        </Button>
      )}
    </>
  );
}
