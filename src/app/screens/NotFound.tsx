import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { cleanCopiedPath } from '#src/domain/copied-path.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { matchRoute } from '../routes/routes.tsx';
import { FullScreen } from './FullScreen.tsx';

/**
 * Any address without a screen, with a way home (R2.10). One that was copied out of a message with more than
 * the address opens what it means.
 */
export function NotFound() {
  const { t } = useTranslation(['states', 'common']);
  const { pathname, search, hash } = useLocation();
  const copied = cleanCopiedPath(pathname);
  if (copied !== pathname && matchRoute(copied).name !== 'NotFound') {
    return <Navigate to={copied + search + hash} replace />;
  }
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
