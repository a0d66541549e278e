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

/** The card on screen takes the requests, the one that brought the member here too; returns how to stop. */
export function onCodeRequest(turnCard: () => void): () => void {
  answer = turnCard;
  answerRequest();
  return () => {
    answer = null;
  };
}
