import { useTranslation } from 'react-i18next';
import { FullScreen } from './FullScreen.tsx';
import { SupportContact } from './SupportContact.tsx';

/** The general error text that replaces a screen that failed (R4.6, specification §8). */
export function GeneralError() {
  const { t } = useTranslation(['states', 'common']);
  return (
    <FullScreen
      picture="broken"
      title={t('error.title')}
      text={t('common:error')}
      action={<SupportContact />}
    />
  );
}
