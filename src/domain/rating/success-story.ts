import type { LocalText } from '../text/text.ts';

/** A member's story about the programme, shown beside the rating (R2.25). */
export interface SuccessStory {
  readonly id: number;
  /** First name and initial. */
  readonly name: LocalText;
  readonly about: LocalText;
  /** Paragraphs, separated by empty lines. */
  readonly text: LocalText;
  /** Invited friends of this member who became students. */
  readonly friends: number;
}
