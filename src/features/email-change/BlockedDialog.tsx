import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import '#src/i18n/areas/email.ts';
import { session } from '#src/state/session.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import type { MessageState } from './state-message.ts';
import { useEmailView } from './use-email-view.ts';
import { useStateText } from './use-state-text.ts';

interface BlockedDialogProps {
  onSignOut: () => void;
}

/** Closes the area of a member whose address the manager has changed; only sign-out and support lead out (R4.15). */
export function BlockedDialog({ onSignOut }: BlockedDialogProps) {
  const state = useEmailView()?.state;
  return state?.kind === 'blocked' ? <OpenDialog {...{ state, onSignOut }} /> : null;
}

const ignore = (): void => undefined;

function OpenDialog({ state, onSignOut }: BlockedDialogProps & { state: MessageState }) {
  const { t } = useTranslation('email');
  const { member } = useSnapshot(session);
  const { title, text } = useStateText(state, member?.email ?? '');
  return (
    <Dialog
      title={title}
      content="brief"
      persistent
      onClose={ignore}
      actions={
        <>
          <LinkButton variant="outline" icon="headset" to={hrefs.support('PROFILE')}>
            {t('support')}
          </LinkButton>
          <Button icon="log-out" onClick={onSignOut}>
            {t('signOut')}
          </Button>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}
