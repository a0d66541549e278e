import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { FullScreen } from './FullScreen.tsx';

/** Any address without a screen, with a way home (R2.10). */
export function NotFound() {
  const { t } = useTranslation(['states', 'common']);
  return (
    <FullScreen
      picture="lost"
      title={t('notFound.title')}
      text={t('notFound.text')}
      action={
        <LinkButton to={hrefs.profile()} icon="house">
          {t('common:home')}
        </LinkButton>
      }
    />
  );
}
