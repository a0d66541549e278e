import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { network } from '#src/state/network.ts';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';

interface ProductMissingProps {
  /** The heading's level: 1 when it is the whole screen. */
  level: 1 | 3;
  /** not-found: the service has no such product; no-response: that is not known. */
  reason: 'not-found' | 'no-response';
  onRetry: () => void;
}

/** Shown in place of a product that cannot be shown (R2.10). */
export function ProductMissing({ level, reason, onRetry }: ProductMissingProps) {
  const { t } = useTranslation('buying');
  const { reachable } = useSnapshot(network);
  if (reason === 'not-found') {
    return (
      <EmptyState
        level={level}
        picture="lost"
        title={t('gone.title')}
        text={t('gone.text')}
        action={<LinkButton to={hrefs.products()}>{t('gone.toCatalog')}</LinkButton>}
      />
    );
  }
  return (
    <NotReceived
      level={level}
      isReachable={reachable}
      title={t(reachable ? 'gone.failed' : 'gone.offline')}
      text={t(reachable ? 'gone.failedText' : 'gone.offlineText')}
      onRetry={onRetry}
    />
  );
}
