import { useTranslation } from 'react-i18next';
import type { DeskOrder } from '#src/sync/staff/use-desk.ts';

type Card = NonNullable<DeskOrder['member']['card']>;

/** A card in words: its last four digits, and that it does not work. */
export function useCardWords(): (card: Card) => string {
  const { t } = useTranslation('desk');
  return ({ number, state }) => t(`card.${state}`, { digits: number.slice(-4) });
}
