import i18next from 'i18next';
import type { Failure } from '#src/domain/empty-reason.ts';
import { sentence } from '#src/domain/text/sentence.ts';

interface MissingTexts {
  /** The whole text without a network. */
  readonly offline: string;
  /** What follows the cause of any other failure: that nothing is lost, and what to do. */
  readonly failed: string;
}

/** Why something was not received, in the service's words where it gave any (R8.2). */
export function missingText(
  reason: Failure | 'offline',
  { offline, failed }: MissingTexts,
): string {
  if (reason === 'offline') return offline;
  const { cause, text } = reason;
  return `${text === null ? i18next.t(`common:notReceived.${cause}`) : sentence(text)} ${failed}`;
}
