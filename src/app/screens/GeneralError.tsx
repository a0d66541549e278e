import { useTranslation } from 'react-i18next';
import { contacts } from '#src/state/page/brand.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { FullScreen } from './FullScreen.tsx';
import { SupportPhone } from './SupportPhone.tsx';

/** Ways to the support that need no screen of the app. */
function SupportContact() {
  const { t } = useTranslation();
  const { email } = contacts();
  return (
    <>
      {email !== undefined && (
        <LinkButton to={`mailto:${email}`} icon="mail">
          {t('support')}
        </LinkButton>
      )}
      <SupportPhone />
    </>
  );
}

/** The general error text that replaces a screen that failed (R4.6), with the error's id. */
export function GeneralError({ errorId }: { errorId: string | null }) {
  const { t } = useTranslation(['states', 'common']);
  return (
    <FullScreen
      name="Failed"
      picture="broken"
      title={t('error.title')}
      text={
        errorId === null
          ? t('common:error')
          : `${t('common:error')} ${t('common:errorId', { id: errorId })}`
      }
      action={<SupportContact />}
    />
  );
}
