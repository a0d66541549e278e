import type { OpenDialog } from '#src/state/dialogs.ts';
import { InviteDialog } from '#src/features/profile/referral/InviteDialog.tsx';
import { CallDialog } from './CallDialog.tsx';
import { CardOffDialog } from './CardOffDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { EmailCompletedDialog } from './EmailCompletedDialog.tsx';
import { HighlightDialog } from './HighlightDialog.tsx';
import { InfoDialog } from './InfoDialog.tsx';
import { FailureDialog } from './FailureDialog.tsx';
import { OutdatedDialog } from './OutdatedDialog.tsx';
import { PrivacyDialog } from './PrivacyDialog.tsx';
import { WithdrawDialog } from './WithdrawDialog.tsx';
import { WrongBonusDialog } from './WrongBonusDialog.tsx';
import { WrongCardDialog } from './WrongCardDialog.tsx';

interface DialogOfProps {
  dialog: OpenDialog;
  /** true: the main button was pressed; false: it was closed otherwise. */
  onResult: (result: boolean) => void;
}

/** A dialog by its kind. */
export function DialogOf({ dialog, onResult }: DialogOfProps) {
  const onClose = () => onResult(false);
  switch (dialog.kind) {
    case 'confirm':
      return <ConfirmDialog {...dialog} onResult={onResult} />;
    case 'info':
      return <InfoDialog {...dialog} onResult={onResult} />;
    case 'highlight':
      return <HighlightDialog {...dialog} onResult={onResult} />;
    case 'failure':
      return <FailureDialog failure={dialog} onResult={onResult} />;
    case 'outdated':
      return <OutdatedDialog onResult={onResult} />;
    case 'withdraw':
      return <WithdrawDialog onResult={onResult} />;
    case 'wrong-bonus':
      return <WrongBonusDialog onResult={onResult} />;
    case 'wrong-card':
      return <WrongCardDialog onClose={onClose} />;
    case 'card-off':
      return <CardOffDialog onClose={onClose} />;
    case 'email-completed':
      return <EmailCompletedDialog onClose={onClose} />;
    case 'invite':
      return <InviteDialog onClose={onClose} />;
    case 'call':
      return <CallDialog onClose={onClose} />;
    case 'privacy':
      return <PrivacyDialog onClose={onClose} />;
  }
}
