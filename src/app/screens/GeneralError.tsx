import { useTranslation } from 'react-i18next';
import { FullScreen } from './FullScreen.tsx';
import { SupportContact } from './SupportContact.tsx';

/** The general error text that replaces a screen that failed (R4.6, specification §8), with the error's id. */
export function GeneralError({ errorId }: { errorId: string | null }) {
  const { t } = useTranslation(['states', 'common']);
  return (
    <FullScreen
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
