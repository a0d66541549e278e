import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { courseProgress, findLesson, type MarkedLesson } from '#src/domain/lesson-progress.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';

/** What a member does after a lesson: the first one that is not done; after the whole course, an invitation. */
export function AfterLesson({ lessons }: { lessons: readonly MarkedLesson[] }) {
  const { t } = useTranslation('education');
  const { next } = courseProgress(lessons);
  const place = next && findLesson(lessons, next.id);
  if (!place) {
    return (
      <>
        <p>{`${t('progress.done')}. ${t('progress.doneText')}`}</p>
        <LinkButton icon="user-plus" wide to={hrefs.invites()}>
          {t('progress.invite')}
        </LinkButton>
      </>
    );
  }
  return (
    <LinkButton icon="book-open" wide to={hrefs.lesson(place.lesson.id)}>
      {t('progress.next', { number: place.number })}
    </LinkButton>
  );
}
