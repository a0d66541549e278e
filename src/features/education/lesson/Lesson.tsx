import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { parseProductId } from '#src/domain/catalog/product-id.ts';
import { findLesson } from '#src/domain/education/lesson-progress.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useScreenName } from '#src/state/page/screen-name.ts';
import { GoBack } from '#src/ui/app/GoBack/GoBack.tsx';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { CourseMissing } from '../CourseMissing.tsx';
import { useCourse } from '../use-course.ts';
import { LessonContent } from './LessonContent.tsx';

/** The course does not have this lesson. */
function UnknownLesson() {
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

/** /education/{id}: a lesson's text, also offline, its video and the member's mark (R2.22). */
export function Lesson() {
  const { t } = useTranslation('education');
  const { language } = useFormat();
  const { id = '' } = useParams();
  const { lessons, reason, retry } = useCourse();
  const place = findLesson(lessons, parseProductId(id) ?? Number.NaN);
  useScreenName(place?.lesson.title[language] ?? null);
  const isMissing = lessons.length === 0;
  const isLoading = isMissing && reason === 'loading';
  return (
    <div className="column column-grid">
      <GoBack to={hrefs.education()}>{t('lesson.all')}</GoBack>
      {isMissing && reason !== 'loading' && (
        <CourseMissing level={1} reason={reason} onRetry={retry} />
      )}
      {!isMissing && !place && <UnknownLesson />}
      {(place !== null || isLoading) && <LessonContent place={place} lessons={lessons} />}
    </div>
  );
}
