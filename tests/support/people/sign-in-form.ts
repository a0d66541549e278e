/** The address to which the embedded provider's sign-in page sends its form. */
export function signInFormAddress(page: string, origin: string): string {
  const action = /<form method="post" action="([^"]+)"/.exec(page)?.[1];
  if (action === undefined) throw new Error(`This page has no sign-in form: ${page}`);
  return new URL(action, origin).href;
}
