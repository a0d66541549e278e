import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showInfo } from '#src/state/dialogs.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { InviteDialog } from './InviteDialog.tsx';

/** «Пригласить друга»: opens the choice between the questionnaire and the own link (R2.23). */
export function InviteButton() {
  const { t } = useTranslation(['invites', 'profile']);
  const [isOpen, setOpen] = useState(false);
  const hasCopied = useRef(false);
  const close = () => {
    setOpen(false);
    // Opened after the popup, the alert gives the focus back to this button.
    if (hasCopied.current)
      void showInfo({ title: t('profile:referral.copied'), text: t('popup.copiedText') });
    hasCopied.current = false;
  };
  return (
    <>
      <Button icon="user-plus" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('invite')}
      </Button>
      {isOpen && (
        <InviteDialog
          onClose={close}
          onCopied={() => {
            hasCopied.current = true;
          }}
        />
      )}
    </>
  );
}
