import { useTranslation } from 'react-i18next';
import { InfoDialog } from './InfoDialog.tsx';

/** A part of the app could not be loaded: the page is older than the server, and a reload helps (R8.4). */
export function OutdatedDialog({ onResult }: { onResult: (result: boolean) => void }) {
  const { t } = useTranslation('overlays');
  const result = (isReload: boolean) => {
    onResult(isReload);
    if (isReload) location.reload();
  };
  return (
    <InfoDialog
      title={t('failure.title')}
      text={t('outdated.text')}
      button={t('outdated.button')}
      onResult={result}
    />
  );
}
