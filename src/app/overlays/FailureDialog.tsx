import { useTranslation } from 'react-i18next';
import type { FailedPurchaseProps } from '#src/features/purchase/outcome/FailedPurchase.tsx';
import type { Failure } from '#src/state/page/dialogs.ts';
import { loadable, useLoaded } from '#src/ui/base/Loadable/loadable.ts';
import { InfoDialog } from './InfoDialog.tsx';

/** Few members see it. */
const purchaseFile = loadable<FailedPurchaseProps>(() =>
  import('#src/features/purchase/outcome/FailedPurchase.tsx').then((file) => file.FailedPurchase),
);

function LatePurchase(props: FailedPurchaseProps) {
  const draw = useLoaded(purchaseFile);
  return draw?.(props);
}

interface FailureDialogProps {
  failure: Failure;
  onResult: (result: boolean) => void;
}

/**
 * Shows that a screen failed (R4.6), with the id by which the support finds the error. The outcome
 * of a purchase that was open on it comes first (R9.9).
 */
export function FailureDialog({ failure: { errorId, purchase }, onResult }: FailureDialogProps) {
  const { t } = useTranslation(['overlays', 'common']);
  const general = (
    <InfoDialog
      title={t('failure.title')}
      text={`${t('common:error')}\n${t('common:errorId', { id: errorId })}`}
      button={t('failure.button')}
      onResult={onResult}
    />
  );
  if (purchase === null) return general;
  return (
    <LatePurchase
      purchase={purchase}
      note={t('failure.closed', { id: errorId })}
      otherwise={general}
      onClose={() => onResult(false)}
    />
  );
}
