import { useTranslation } from 'react-i18next';
import type { EmptyReason } from '#src/domain/empty-reason.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';

interface EducationMissingProps {
  /** Level of the heading: 1 when this is the whole screen. */
  level?: 1 | 2;
  reason: Exclude<EmptyReason, 'loading'>;
  onRetry: () => Promise<void>;
}

/** Replaces a course without lessons, or one that was not received. */
export function EducationMissing({ level = 2, reason, onRetry }: EducationMissingProps) {
  const { t } = useTranslation(['education', 'common']);
  if (reason === 'empty') {
    return (
      <EmptyState
        level={level}
        picture="soon"
        title={t('empty')}
        text={t('emptyText')}
        action={
          <LinkButton variant="soft" to={hrefs.profile()}>
            {t('common:home')}
          </LinkButton>
        }
      />
    );
  }
  return (
    <NotReceived
      level={level}
      isReachable={reason === 'failed'}
      title={t('failed')}
      text={t(`${reason}Text`)}
      onRetry={onRetry}
    />
  );
}
