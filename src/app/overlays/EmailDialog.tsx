import { useSnapshot } from 'valtio';
import { BlockedDialog } from '#src/features/email-change/BlockedDialog.tsx';
import { useStateText } from '#src/features/email-change/use-state-text.ts';
import '#src/i18n/areas/email.ts';
import { acknowledgeReplacement } from '#src/state/email-change.ts';
import { session } from '#src/state/session.ts';
import { signOut } from '../boot.ts';
import { HighlightDialog } from './HighlightDialog.tsx';

interface EmailDialogProps {
  kind: 'email-blocked' | 'email-completed';
  onClose: () => void;
}

/** The dialogs of an e-mail change (R4.15); in a chunk of their own, because few members see one. */
export function EmailDialog({ kind, onClose }: EmailDialogProps) {
  return kind === 'email-blocked' ? (
    <BlockedDialog onSignOut={() => void signOut()} />
  ) : (
    <CompletedDialog onClose={onClose} />
  );
}

function CompletedDialog({ onClose }: Pick<EmailDialogProps, 'onClose'>) {
  const { member } = useSnapshot(session);
  const { title, text } = useStateText({ kind: 'completed' }, member?.email ?? '');
  return (
    <HighlightDialog
      title={title}
      message={text}
      onResult={() => {
        acknowledgeReplacement();
        onClose();
      }}
    />
  );
}
