import '#src/ui/base/Icon/other-icons.ts';
import { Education } from '#src/features/education/Education.tsx';
import { Lesson } from '#src/features/education/lesson/Lesson.tsx';
import { Faq } from '#src/features/help/faq/Faq.tsx';
import { Rules } from '#src/features/help/rules/Rules.tsx';
import { Inbox } from '#src/features/inbox/Inbox.tsx';
import { Invites } from '#src/features/invites/Invites.tsx';
import { Rating } from '#src/features/rating/Rating.tsx';
import { LeaveForPage } from '../documentation/LeaveForPage.tsx';
import { NotFound } from '../screens/NotFound.tsx';

/** Screens to read: one file, loaded with the first of them. */
export const programmeScreens = {
  Education,
  Faq,
  Inbox,
  Invites,
  LeaveForPage,
  Lesson,
  NotFound,
  Rating,
  Rules,
};
