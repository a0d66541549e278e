import { useTranslation } from 'react-i18next';
import type { EndReason } from '#src/platform/stored/end-reason.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { FullScreen } from './FullScreen.tsx';

interface SignedOutProps {
  /** Why the session ended; null: there was none. */
  reason: EndReason | null;
  onSignIn: () => void;
}

/** No member is signed in: a button goes to the sign-in page. */
export function SignedOut({ reason, onSignIn }: SignedOutProps) {
  const { t } = useTranslation('states');
  const ended = reason === 'idle' ? 'ended.idle' : 'ended.text';
  return (
    <FullScreen
      name="SignedOut"
      picture="door"
      title={t(reason === null ? 'signedOut.title' : 'ended.title')}
      text={t(reason === null ? 'signedOut.text' : ended)}
      action={<Button onClick={onSignIn}>{t('signedOut.action')}</Button>}
    />
  );
}
