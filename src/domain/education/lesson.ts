import type { LocalText } from '../text/text.ts';

/** A lesson of the education course (R2.22). */
export interface Lesson {
  readonly id: number;
  readonly title: LocalText;
  readonly summary: LocalText;
  readonly body: LocalText;
  readonly videoUrl: string | null;
  readonly minutes: number;
  readonly done: boolean;
}
