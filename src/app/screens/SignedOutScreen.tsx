import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import type { EndReason } from '#src/platform/stored/end-reason.ts';
import { storage } from '#src/state/session/storage.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { useLoaded } from '#src/ui/base/Loadable/loadable.ts';
import { screen } from '../routes/lazy-screen.ts';
import { signIn } from '../session/boot.ts';
import { SignedOut } from './SignedOut.tsx';

const notWipedFile = screen(async () => {
  const { obstacles } = await import('../areas/obstacles.ts');
  return obstacles.NotWiped;
});

function LateNotWiped() {
  return useLoaded(notWipedFile)?.({});
}

/** No member is signed in: the screen offers the sign-in page and does not go there by itself. */
export function SignedOutScreen({ reason }: { reason: EndReason | null }) {
  const { t } = useTranslation('errors');
  const [isAway, setIsAway] = useState(false);
  const { isUnwiped } = useSnapshot(storage);
  const leave = async () => setIsAway(!(await signIn()));

  return (
    <>
      {isAway && <Alert tone="warning">{t('noProvider')}</Alert>}
      {isUnwiped && <LateNotWiped />}
      <SignedOut reason={reason} onSignIn={() => void leave()} />
    </>
  );
}
