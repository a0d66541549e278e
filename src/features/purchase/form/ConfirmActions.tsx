import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { KeptWords } from '#src/ui/base/KeptWords/KeptWords.tsx';
import { currentQuote, type ConfirmationStage, type ConfirmationState } from '../purchase-state.ts';

interface ConfirmActionsProps {
  state: ConfirmationState;
  stage: ConfirmationStage;
  /** Element ids: of the form, of the notice above the fields, and of the button that buys. */
  ids: { readonly form: string; readonly notice: string; readonly buy: string };
  onRetry: () => void;
  onClose: () => void;
}

/**
 * The buttons of a confirmation at its stage. Saving a draft and buying are two buttons, so that a press
 * that began on one never ends on the other.
 */
export function ConfirmActions({ state, stage, ids, onRetry, onClose }: ConfirmActionsProps) {
  const { t } = useTranslation('buying');
  const format = useFormat();
  if (stage === 'blocked' || stage === 'gone') {
    return <Button onClick={onClose}>{t('rejected.fine')}</Button>;
  }
  if (stage === 'failed') {
    return (
      <>
        <Button key="save" type="submit" form={ids.form} aria-describedby={ids.notice}>
          {t('offline.save')}
        </Button>
        <Button variant="outline" icon="refresh-cw" onClick={onRetry}>
          {t('offline.again')}
        </Button>
      </>
    );
  }
  const price = format.coins(currentQuote(state).price, 'accusative');
  const isWaiting = stage === 'checking' || stage === 'sending';
  return (
    <>
      <Button
        key="buy"
        id={ids.buy}
        type="submit"
        form={ids.form}
        busy={isWaiting}
        aria-disabled={stage === 'changed' || undefined}
        aria-describedby={ids.notice}
      >
        <KeptWords text={t('confirm.buy', { coins: price })} words={[price]} />
      </Button>
      {state.step === 'sending' && state.isSlow && (
        <Button variant="outline" onClick={onClose}>
          {t('unconfirmed.close')}
        </Button>
      )}
    </>
  );
}
