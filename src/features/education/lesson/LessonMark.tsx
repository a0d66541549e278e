import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { loadPosts } from '#src/data/db/outbox/posts.ts';
import { useStored } from '#src/data/db/use-stored.ts';
import {
  type MarkedLesson,
  courseProgress,
  findLesson,
} from '#src/domain/education/lesson-progress.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import type { OutboxPost } from '#src/domain/outbox/outbox-post.ts';
import { network } from '#src/state/page/network.ts';
import { useWrite, type Write } from '#src/sync/use-write.ts';
import { PostNotice } from '#src/ui/app/PostNotice/PostNotice.tsx';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { useMark } from './use-mark.ts';
import styles from './LessonMark.module.css';

/** Marks of a lesson that the service refused, each with a retry (R9.10). */
function RefusedMarks({ write, lessonId }: { write: Write; lessonId: number }) {
  const { t } = useTranslation('education');
  const posts = useStored(() => loadPosts('lessonProgress')) ?? [];
  const refused = posts.filter(
    ({ state, body }) => state === 'refused' && body.lessonId === lessonId,
  );
  // When the code cannot be loaded without a network, the post stays as it is.
  const act = (name: 'retryPost' | 'deletePost', requestId: string) =>
    void write()
      .then((sync): Promise<unknown> => sync[name](requestId))
      .catch(() => undefined);
  return refused.map((post) => (
    <PostNotice
      key={post.requestId}
      post={post}
      title={t(post.body.done ? 'mark.refused' : 'mark.refusedUndo')}
      onRetry={() => act('retryPost', post.requestId)}
      onRemove={() => act('deletePost', post.requestId)}
    />
  ));
}

/** The next step after a lesson: the first one that is not done; after the whole course, an invitation. */
function AfterLesson({ lessons }: { lessons: readonly MarkedLesson[] }) {
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

/** The state of a mark that the service does not have yet (R9.10); one that is sent at once shows nothing. */
function MarkState({ pending }: { pending: OutboxPost | null }) {
  const { t } = useTranslation(['education', 'posts']);
  const { reachable } = useSnapshot(network);
  const isDelayed = pending?.state === 'waiting' && pending.attempts > 0;
  const isShown = pending !== null && (!reachable || isDelayed);
  return (
    <div className={styles.state} role="status">
      {isShown && (
        <p>
          <Icon name={reachable ? 'hourglass' : 'cloud-off'} size={20} />
          <span>{reachable ? t('posts:unconfirmed') : t('mark.kept')}</span>
        </p>
      )}
    </div>
  );
}

interface LessonMarkProps {
  lesson: MarkedLesson;
  /** The whole course, which determines the next step. */
  lessons: readonly MarkedLesson[];
}

/**
 * The button that marks the lesson; once it is done, its state in words and the next step. In owner view only
 * the mark (R6.3).
 */
export function LessonMark({ lesson, lessons }: LessonMarkProps) {
  const { t } = useTranslation('education');
  const { isDone, hasFailed, toggle } = useMark(lesson);
  const write = useWrite();
  const state = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasDone = useRef(isDone);
  // The element that had the focus is gone with the other state.
  useEffect(() => {
    if (wasDone.current !== isDone) (isDone ? state : button).current?.focus();
    wasDone.current = isDone;
  }, [isDone]);
  if (!write) {
    return isDone ? (
      <Tag tone="positive" icon="check">
        {t('isDone')}
      </Tag>
    ) : null;
  }
  return (
    <div className={`stack stack-tight ${styles.mark}`}>
      {isDone ? (
        <>
          {/* In the button's place: the second press of a double tap must press nothing. */}
          <p ref={state} className={`row ${styles.done}`} tabIndex={-1}>
            <Icon name="circle-check" size={20} />
            <span>{t('mark.isDone')}</span>
          </p>
          <AfterLesson lessons={lessons} />
          <Button variant="quiet" size="small" onClick={() => toggle(write)}>
            {t('mark.undo')}
          </Button>
        </>
      ) : (
        <Button ref={button} wide icon="check" onClick={() => toggle(write)}>
          {t('mark.done')}
        </Button>
      )}
      <MarkState pending={lesson.pending} />
      {hasFailed && (
        <Alert tone="negative" live>
          {t('mark.failed')}
        </Alert>
      )}
      <RefusedMarks write={write} lessonId={lesson.id} />
    </div>
  );
}
