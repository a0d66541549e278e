import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { Failure } from '#src/domain/empty-reason.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { network } from '#src/state/page/network.ts';
import { missingText } from '#src/ui/app/NotReceived/missing-text.ts';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';

interface ProductMissingProps {
  /** The heading's level: 1 when it is the whole screen. */
  level: 1 | 3;
  /** Null: the service has no such product; with a failure that is not known. */
  failure: Failure | null;
  onRetry: () => void;
}

/** Shown in place of a product that cannot be shown (R2.10). */
export function ProductMissing({ level, failure, onRetry }: ProductMissingProps) {
  const { t } = useTranslation('buying');
  const { isOffline } = useSnapshot(network);
  if (failure === null) {
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
      isOffline={isOffline}
      title={t(isOffline ? 'gone.offline' : 'gone.failed')}
      text={missingText(isOffline ? 'offline' : failure, {
        offline: t('gone.offlineText'),
        failed: t('gone.failedText'),
      })}
      onRetry={onRetry}
    />
  );
}
