import { useTranslation } from 'react-i18next';
import type { PurchaseObstacle } from '#src/domain/purchase/purchase-obstacle.ts';
import { useFormat } from '#src/i18n/use-format.ts';

/** The texts of the obstacles that have a title. */
const TITLED = {
  unconfirmed: 'unconfirmed',
  ordered: 'ordered',
  'no-card': 'noCard',
  'card-off': 'cardOff',
  'card-blocked': 'cardBlocked',
  'not-student': 'notStudent',
  over: 'over',
  'limit-reached': 'limitReached',
  'sold-out': 'soldOut',
  unknown: 'unknown',
} as const;

/** The text of an obstacle in the language on screen (R1.6, R5.8). */
export function useObstacleText() {
  const { t } = useTranslation(['buying', 'rejection']);
  const format = useFormat();
  return (obstacle: PurchaseObstacle): { readonly title?: string; readonly text: string } => {
    if (obstacle.code === 'owner-view') return { text: t('obstacle.ownerView') };
    if (obstacle.code === 'limit-misconfigured') {
      return { text: t('rejection:TICKET_LIMIT_MISCONFIGURED') };
    }
    if (obstacle.code === 'too-few') {
      return {
        title: t('obstacle.tooFewTitle', { coins: format.coinNoun(0, 'genitive') }),
        text: t('obstacle.tooFew', { coins: format.coins(obstacle.missing, 'genitive') }),
      };
    }
    const key = TITLED[obstacle.code];
    return { title: t(`obstacle.${key}Title`), text: t(`obstacle.${key}`) };
  };
}
