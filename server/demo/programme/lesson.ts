import type { LocalText } from '#src/domain/text.ts';

/** A lesson of the demonstration's course. */
export interface SeedLesson {
  readonly id: number;
  readonly minutes: number;
  readonly title: LocalText;
  readonly summary: LocalText;
  /** Paragraphs. */
  readonly body: Readonly<Record<keyof LocalText, readonly string[]>>;
}
