import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { currentBrand } from '#src/state/page/brand.ts';
import { programmeValues } from './programme-values.ts';

/** The values of this area's texts in the language on screen. */
export function useValues(): ReturnType<typeof programmeValues> {
  const { t } = useTranslation('help');
  const { language } = useFormat();
  return useMemo(() => {
    const brand = currentBrand();
    const coins = t(`coins.${brand.currency}`);
    const allCoins = t(`allCoins.${brand.currency}`);
    return programmeValues(brand, language, { coins, allCoins });
  }, [language, t]);
}
