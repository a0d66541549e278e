let isPending = false;
let answer: (() => void) | null = null;

function answerRequest(): void {
  if (!isPending || !answer) return;
  isPending = false;
  answer();
}

/** The member asks for a code and no order has one: the loyalty card turns over to its own. */
export function requestCode(): void {
  isPending = true;
  answerRequest();
}

/** The member has gone elsewhere before any card came: a card that comes later stays as it is. */
export function forgetCodeRequest(): void {
  isPending = false;
}

/**
 * What stands in the card's place takes the requests, the one that brought the member here too; without
 * a card there is nothing to turn, then or when one comes. Returns how to stop.
 */
export function onCodeRequest(turnCard: () => void): () => void {
  answer = turnCard;
  answerRequest();
  return () => {
    answer = null;
  };
}
