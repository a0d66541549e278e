import { useState } from 'react';
import type { MarkedLesson } from '#src/domain/education/lesson-progress.ts';
import type { Write } from '#src/sync/use-write.ts';

/** Marks a lesson as done, or removes the mark: at once, and without a network too (R2.22, R9.10). */
export function useMark(lesson: MarkedLesson) {
  /** The mark that is being stored. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  /** The last mark could not be kept on the device. */
  const [hasFailed, setHasFailed] = useState(false);
  const isStoring = wanted !== null && wanted !== lesson.done;

  const store = async (write: Write, done: boolean): Promise<void> => {
    setWanted(done);
    setHasFailed(false);
    try {
      const sync = await write();
      await sync.submitPost('lessonProgress', { lessonId: lesson.id, done });
    } catch {
      setHasFailed(true);
    } finally {
      setWanted(null);
    }
  };

  return {
    isDone: isStoring ? wanted : lesson.done,
    hasFailed,
    // The second tap of a double tap would remove the mark again.
    toggle: (write: Write) => {
      if (!isStoring) void store(write, !lesson.done);
    },
  };
}
