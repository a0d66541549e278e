import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EndReason } from '#src/platform/end-reason.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { signIn } from './boot.ts';
import { SignedOut } from './screens/SignedOut.tsx';

/** No member is signed in: the screen offers the sign-in page and does not go there by itself. */
export function SignedOutScreen({ reason }: { reason: EndReason | null }) {
  const { t } = useTranslation('errors');
  const [isAway, setIsAway] = useState(false);
  const leave = async () => setIsAway(!(await signIn()));

  return (
    <>
      {isAway && <Alert tone="warning">{t('noProvider')}</Alert>}
      <SignedOut reason={reason} onSignIn={() => void leave()} />
    </>
  );
}
