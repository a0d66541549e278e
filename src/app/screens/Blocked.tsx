import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { FullScreen } from './FullScreen.tsx';
import { SupportPhone } from './SupportPhone.tsx';

/**
 * The banner that replaces the content while the card is temporarily blocked; support, questions and rules
 * stay open (R2.40).
 */
export function Blocked() {
  const { t } = useTranslation(['states', 'common', 'screens']);
  return (
    <FullScreen
      name="Blocked"
      picture="blocked"
      title={t('blocked.title')}
      text={t('blocked.text', { coins: t(`common:allCoins.${currentBrand().currency}`) })}
      action={
        <>
          <LinkButton to={hrefs.support('CARD')} icon="headset">
            {t('common:support')}
          </LinkButton>
          <SupportPhone />
          <LinkButton to={hrefs.faq('card-blocked')} icon="circle-question-mark" variant="quiet">
            {t('screens:FAQ')}
          </LinkButton>
          <LinkButton to={hrefs.rules()} icon="file-text" variant="quiet">
            {t('screens:Rules')}
          </LinkButton>
        </>
      }
    />
  );
}
