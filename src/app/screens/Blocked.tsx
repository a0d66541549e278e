import { useTranslation } from 'react-i18next';
import { currentBrand } from '#src/state/brand.ts';
import { FullScreen } from './FullScreen.tsx';
import { SupportContact } from './SupportContact.tsx';

/**
 * The banner that replaces the content while the card is temporarily blocked; support stays available
 * (R2.40).
 */
export function Blocked() {
  const { t } = useTranslation(['states', 'common']);
  return (
    <FullScreen
      picture="blocked"
      title={t('blocked.title')}
      text={t('blocked.text', { coins: t(`common:allCoins.${currentBrand().currency}`) })}
      action={<SupportContact />}
    />
  );
}
