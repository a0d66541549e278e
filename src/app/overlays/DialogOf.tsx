import type { OpenDialog } from '#src/state/dialogs.ts';
import { CallDialog } from './CallDialog.tsx';
import { CardOffDialog } from './CardOffDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
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
  onAnswer: (answer: boolean) => void;
}

/** A dialog by its kind. */
export function DialogOf({ dialog, onAnswer }: DialogOfProps) {
  const onClose = () => onAnswer(false);
  switch (dialog.kind) {
    case 'confirm':
      return <ConfirmDialog {...dialog} onAnswer={onAnswer} />;
    case 'info':
      return <InfoDialog {...dialog} onAnswer={onAnswer} />;
    case 'highlight':
      return <HighlightDialog {...dialog} onAnswer={onAnswer} />;
    case 'failure':
      return <FailureDialog text={dialog.text} onAnswer={onAnswer} />;
    case 'outdated':
      return <OutdatedDialog onAnswer={onAnswer} />;
    case 'withdraw':
      return <WithdrawDialog onAnswer={onAnswer} />;
    case 'wrong-bonus':
      return <WrongBonusDialog onAnswer={onAnswer} />;
    case 'wrong-card':
      return <WrongCardDialog onClose={onClose} />;
    case 'card-off':
      return <CardOffDialog onClose={onClose} />;
    case 'call':
      return <CallDialog onClose={onClose} />;
    case 'privacy':
      return <PrivacyDialog onClose={onClose} />;
  }
}
