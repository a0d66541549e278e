import { Dialogs } from './Dialogs.tsx';
import { Toasts } from './Toasts.tsx';

/** What comes over any screen: messages, and dialogs in the order of their opening (R2.31). */
export function Overlays() {
  return (
    <>
      <Dialogs />
      <Toasts />
    </>
  );
}
