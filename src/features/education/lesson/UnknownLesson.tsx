import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';

/** The course does not have this lesson. */
export function UnknownLesson() {
  const { t } = useTranslation('education');
  return (
    <EmptyState
      level={1}
      picture="lost"
      title={t('lesson.notFound')}
      text={t('lesson.notFoundText')}
      action={<LinkButton to={hrefs.education()}>{t('lesson.all')}</LinkButton>}
    />
  );
}
