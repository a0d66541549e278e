import { proxy, subscribe } from 'valtio';

/** The member wants a code and no order has one: the loyalty card on the profile shows its own. */
const codeRequest = proxy({ isPending: false });

export function requestCode(): void {
  codeRequest.isPending = true;
}

/** The member left the profile before its card was there: a card that comes later stays as it is. */
export function cancelCodeRequest(): void {
  codeRequest.isPending = false;
}

/** Calls back for a pending request and for each later one; the returned function stops that. */
export function onCodeRequest(showCode: () => void): () => void {
  const handleRequest = () => {
    if (!codeRequest.isPending) return;
    codeRequest.isPending = false;
    showCode();
  };
  handleRequest();
  return subscribe(codeRequest, handleRequest, true);
}
