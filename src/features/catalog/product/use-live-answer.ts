import { useAsked } from '#src/state/use-asked.ts';
import { askForProduct, type Answer } from './ask-product.ts';

interface LiveAnswer {
  /** Null while it is awaited. */
  readonly answer: Answer | null;
  readonly askAgain: () => void;
}

/** What the service says of the product now (R2.17). */
export function useLiveAnswer(id: number): LiveAnswer {
  const { answer, isAwaited, askAgain } = useAsked(askForProduct, id);
  return { answer: answer ?? (isAwaited ? null : { outcome: 'unanswered' }), askAgain };
}
