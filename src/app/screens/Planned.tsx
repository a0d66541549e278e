import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { selectCards } from '#src/domain/card.ts';
import { member } from '#src/state/member.ts';
import { CurrentRoute } from '../current-route.ts';
import { FullScreen } from './FullScreen.tsx';
import { SupportContact } from './SupportContact.tsx';

/** The notice of a screen that a later release brings, with ways to support. */
export function Planned() {
  const { t } = useTranslation('screens');
  const name = use(CurrentRoute);
  const { cards, cardsKnown } = useSnapshot(member);
  const hasCard = cardsKnown && selectCards(cards).physical !== null;
  const isCardForm = name === 'GetCard' || name === 'NoCard';
  const text = hasCard ? 'planned.cardOff' : 'planned.getCard';
  return (
    <FullScreen
      picture="soon"
      title={t(name)}
      text={t(isCardForm ? text : 'planned.text')}
      action={<SupportContact />}
    />
  );
}
