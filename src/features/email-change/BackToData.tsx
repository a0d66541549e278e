import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';

/** The way back from a step that nothing else leads back from. */
export function BackToData() {
  const { t } = useTranslation('email');
  return (
    <LinkButton variant="outline" to={hrefs.personalData()}>
      {t('back')}
    </LinkButton>
  );
}
