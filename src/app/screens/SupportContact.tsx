import { useTranslation } from 'react-i18next';
import { currentBrand } from '#src/state/brand.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { SupportPhone } from './SupportPhone.tsx';

/** Ways to the brand's support that need no screen of the app. */
export function SupportContact() {
  const { t } = useTranslation();
  return (
    <>
      <LinkButton to={`mailto:${currentBrand().supportEmail}`} icon="mail">
        {t('support')}
      </LinkButton>
      <SupportPhone />
    </>
  );
}
