import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { InviteDialog } from './InviteDialog.tsx';

/** «Пригласить друга»: opens the choice between the questionnaire and the own link (R2.23). */
export function InviteButton() {
  const { t } = useTranslation('invites');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="user-plus" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('invite')}
      </Button>
      {isOpen && <InviteDialog onClose={() => setOpen(false)} />}
    </>
  );
}
