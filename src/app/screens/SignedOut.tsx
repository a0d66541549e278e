import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndReason } from '#src/platform/end-reason.ts';
import { currentBrand } from '#src/state/brand.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { SCREEN_TITLE_ID } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { FullScreen } from './FullScreen.tsx';

interface SignedOutProps {
  /** Why the session ended; null: there was none. */
  reason: EndReason | null;
  onSignIn: () => void;
}

/** No member is signed in: a button goes to the sign-in page. */
export function SignedOut({ reason, onSignIn }: SignedOutProps) {
  const { t } = useTranslation('states');
  const title = t(reason === null ? 'signedOut.title' : 'ended.title');
  useEffect(() => {
    document.title = `${title} · ${currentBrand().title}`;
  }, [title]);
  // The screen that the member was on has gone, and the focus with it.
  useEffect(() => {
    if (reason !== null) document.getElementById(SCREEN_TITLE_ID)?.focus();
  }, [reason]);
  const ended = reason === 'idle' ? 'ended.idle' : 'ended.text';
  return (
    <FullScreen
      picture="door"
      title={title}
      text={t(reason === null ? 'signedOut.text' : ended)}
      action={<Button onClick={onSignIn}>{t('signedOut.action')}</Button>}
    />
  );
}
