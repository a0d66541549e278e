import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { CurrentRoute } from '../current-route.ts';
import { FullScreen } from './FullScreen.tsx';
import { SupportContact } from './SupportContact.tsx';

/** A row of the route table whose screen comes with a later release: says so and how to get help. */
export function Planned() {
  const { t } = useTranslation('screens');
  const name = use(CurrentRoute);
  const isCardForm = name === 'GetCard' || name === 'NoCard';
  return (
    <FullScreen
      picture="soon"
      title={t(name)}
      text={isCardForm ? t('planned.getCard') : t('planned.text')}
      action={<SupportContact />}
    />
  );
}
