import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';

interface BlockedDialogProps {
  title: string;
  text: string;
  onSignOut: () => void;
}

const ignore = (): void => undefined;

/**
 * Closes the area of a member whose address the manager has changed: only support and sign-out lead out
 * (R4.15). It follows the state and not a press, and it has a link, so it is not one of `src/state/page/dialogs.ts`.
 */
export function BlockedDialog({ title, text, onSignOut }: BlockedDialogProps) {
  const { t } = useTranslation('email');
  return (
    <Dialog
      title={title}
      content="brief"
      persistent
      onClose={ignore}
      actions={
        <>
          <Button icon="log-out" onClick={onSignOut}>
            {t('signOut')}
          </Button>
          <LinkButton variant="outline" icon="headset" to={hrefs.support('PROFILE')}>
            {t('support')}
          </LinkButton>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
