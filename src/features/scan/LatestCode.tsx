import { useTranslation } from 'react-i18next';
import { MOST_SCANNED_ORDERS } from '#src/domain/orders/scanned-code.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { ForeignCode } from './ForeignCode.tsx';
import { LinkCode } from './LinkCode.tsx';
import type { Latest } from './use-scanned.ts';

interface LatestCodeProps {
  latest: Latest | null;
  /** The list is still empty. */
  isFirst: boolean;
  onDismiss: () => void;
}

/** Result of the last code; before the first one, what can be scanned. */
export function LatestCode({ latest, isFirst, onDismiss }: LatestCodeProps) {
  const { t } = useTranslation('scan');
  if (!latest) return isFirst && <p className="muted small">{t('instructionText')}</p>;
  switch (latest.kind) {
    // The list itself shows it.
    case 'added':
      return null;
    case 'known':
      return <Alert>{t('latest.known', { ids: latest.ids.join(', ') })}</Alert>;
    case 'full':
      return <Alert tone="warning">{t('latest.full', { number: MOST_SCANNED_ORDERS })}</Alert>;
    case 'foreign':
      return <ForeignCode text={latest.text} onDismiss={onDismiss} />;
    case 'product':
    case 'referral':
      return <LinkCode code={latest} onDismiss={onDismiss} />;
  }
}
