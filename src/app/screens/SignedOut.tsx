import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { FullScreen } from './FullScreen.tsx';

/** No member is signed in: a button goes to the sign-in page. */
export function SignedOut({ onSignIn }: { onSignIn: () => void }) {
  const { t } = useTranslation('states');
  return (
    <FullScreen
      picture="door"
      title={t('signedOut.title')}
      text={t('signedOut.text')}
      action={<Button onClick={onSignIn}>{t('signedOut.action')}</Button>}
    />
  );
}
