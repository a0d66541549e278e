import type { LocalText } from '#src/domain/text.ts';

/** A lesson of the demonstration's course. */
export interface SeedLesson {
  readonly id: number;
  /** For its text and its video together. */
  readonly minutes: number;
  /** On the service's origin. */
  readonly videoUrl?: string;
  readonly title: LocalText;
  readonly summary: LocalText;
  /** Paragraphs. */
  readonly body: Readonly<Record<keyof LocalText, readonly string[]>>;
}
