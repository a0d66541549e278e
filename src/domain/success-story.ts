import type { LocalText } from './text.ts';

/** What a member of the programme tells of it, shown beside the rating (R2.25). */
export interface SuccessStory {
  readonly id: number;
  /** First name and initial. */
  readonly name: LocalText;
  readonly about: LocalText;
  /** Paragraphs divided by an empty line. */
  readonly text: LocalText;
  /** Friends of the teller who became students. */
  readonly friends: number;
}
