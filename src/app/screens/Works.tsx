import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { FullScreen } from './FullScreen.tsx';
import { SupportPhone } from './SupportPhone.tsx';

/** «Technical works» after a fatal error (R2.41). */
export function Works({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['states', 'common']);
  return (
    <FullScreen
      name="Works"
      picture="works"
      title={t('works.title')}
      text={t('works.text')}
      action={
        <>
          <Button icon="refresh-cw" onClick={onRetry}>
            {t('common:retry')}
          </Button>
          <SupportPhone />
        </>
      }
    />
  );
}
