import { useSnapshot } from 'valtio';
import { useStateText } from '#src/features/email-change/use-state-text.ts';
import '#src/i18n/areas/email.ts';
import { acknowledgeReplacement } from '#src/state/email-change.ts';
import { session } from '#src/state/session.ts';
import { HighlightDialog } from './HighlightDialog.tsx';

/** The replacement of the e-mail is completed (R4.15, R4.16); closing acknowledges it. */
export function EmailCompletedDialog({ onClose }: { onClose: () => void }) {
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
