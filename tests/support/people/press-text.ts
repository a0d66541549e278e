/**
 * Runs in the page: presses the button or link with the text, in the topmost dialog where one is open.
 * @param source - of a regular expression
 * @returns whether there is one
 */
export function pressText(source: string): boolean {
  const dialogs = document.querySelectorAll('dialog[open]');
  const place = dialogs.item(dialogs.length - 1) ?? document.querySelector('#root');
  const controls = place?.querySelectorAll<HTMLElement>('button, a') ?? [];
  const found = [...controls].find(
    (control) =>
      new RegExp(source).test(control.innerText.trim() || (control.ariaLabel ?? '')) &&
      control.checkVisibility(),
  );
  found?.click();
  return found !== undefined;
}

/** Runs in the page: whether the app itself, not the stored picture of the screen, shows the text. */
export const showsText = (source: string): boolean =>
  new RegExp(source).test(document.querySelector<HTMLElement>('#root')?.innerText ?? '');
