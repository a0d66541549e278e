import { useTranslation } from 'react-i18next';
import type { PurchaseObstacle } from '#src/domain/purchase/purchase-obstacle.ts';
import { useFormat } from '#src/i18n/use-format.ts';

interface ObstacleText {
  readonly title?: string;
  readonly text: string;
}

/** The text of an obstacle in the language on screen (R1.6, R5.8). */
export function useObstacleText(): (obstacle: PurchaseObstacle) => ObstacleText {
  const { t } = useTranslation(['buying', 'rejection']);
  const format = useFormat();
  return (obstacle) => {
    switch (obstacle.code) {
      case 'owner-view':
        return { text: t('obstacle.ownerView') };
      case 'unconfirmed':
        return { title: t('obstacle.unconfirmedTitle'), text: t('obstacle.unconfirmed') };
      case 'ordered':
        return { title: t('obstacle.orderedTitle'), text: t('obstacle.ordered') };
      case 'no-card':
        return { title: t('obstacle.noCardTitle'), text: t('obstacle.noCard') };
      case 'card-off':
        return { title: t('obstacle.cardOffTitle'), text: t('obstacle.cardOff') };
      case 'card-blocked':
        return { title: t('obstacle.cardBlockedTitle'), text: t('obstacle.cardBlocked') };
      case 'not-student':
        return { title: t('obstacle.notStudentTitle'), text: t('obstacle.notStudent') };
      case 'over':
        return { title: t('obstacle.overTitle'), text: t('obstacle.over') };
      case 'limit-misconfigured':
        return { text: t('rejection:TICKET_LIMIT_MISCONFIGURED') };
      case 'limit-reached':
        return { title: t('obstacle.limitReachedTitle'), text: t('obstacle.limitReached') };
      case 'sold-out':
        return { title: t('obstacle.soldOutTitle'), text: t('obstacle.soldOut') };
      case 'unknown':
        return { title: t('obstacle.unknownTitle'), text: t('obstacle.unknown') };
      case 'too-few':
        return {
          title: t('obstacle.tooFewTitle', { coins: format.coinNoun(0, 'genitive') }),
          text: t('obstacle.tooFew', { coins: format.coins(obstacle.missing, 'genitive') }),
        };
    }
  };
}
