import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useStateText } from '#src/features/email-change/state/use-state-text.ts';
import { InviteDialog } from '#src/features/profile/referral/InviteDialog.tsx';
import { acknowledgeReplacement } from '#src/state/member/email-change.ts';
import { member } from '#src/state/member/member.ts';
import { contacts } from '#src/state/page/brand.ts';
import type { OpenDialog } from '#src/state/page/dialogs.ts';
import { session } from '#src/state/session/session.ts';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { CardOffDialog } from './CardOffDialog.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { FailureDialog } from './FailureDialog.tsx';
import { HighlightDialog } from './HighlightDialog.tsx';
import { InfoDialog } from './InfoDialog.tsx';
import { PhoneRow } from './PhoneRow.tsx';
import { PrivacyDialog } from './PrivacyDialog.tsx';
import { WrongBonusDialog } from './WrongBonusDialog.tsx';
import styles from './Overlays.module.css';

/** The manager's mobile phone, or the support's while nobody is assigned, and the toll-free number. */
function Phones() {
  const { t } = useTranslation('overlays');
  const manager = useSnapshot(member).info?.manager ?? null;
  const { tollFree, mobile } = contacts();
  return (
    <ul className="ruled">
      {manager?.phone ? (
        <PhoneRow label={t('phones.manager')} owner={manager.name} phone={manager.phone} />
      ) : (
        mobile !== undefined && <PhoneRow label={t('phones.mobile')} phone={mobile} />
      )}
      {tollFree !== undefined && <PhoneRow label={t('phones.tollFree')} phone={tollFree} />}
    </ul>
  );
}

/** The replacement of the e-mail is completed (R4.15, R4.16); closing acknowledges it. */
function EmailCompletedDialog({ onClose }: { onClose: () => void }) {
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

/** A part of the app could not be loaded: the page is older than the server, and a reload helps (R8.4). */
function OutdatedDialog({ onResult }: { onResult: (result: boolean) => void }) {
  const { t } = useTranslation('overlays');
  const result = (isReload: boolean) => {
    onResult(isReload);
    if (isReload) location.reload();
  };
  return (
    <InfoDialog
      title={t('failure.title')}
      text={t('outdated.text')}
      button={t('outdated.button')}
      onResult={result}
    />
  );
}

/** For a member with a card of another programme: which phone to call (R2.31). */
function WrongCardDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('overlays');
  return (
    <Dialog title={t('wrongCard.title')} onClose={onClose}>
      <div className={`stack ${styles.parts}`}>
        <p>{t('wrongCard.text')}</p>
        <Phones />
      </div>
    </Dialog>
  );
}

/** The phones that a member may call: the manager's and the support's (R2.31). */
function CallDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('overlays');
  return (
    <Dialog title={t('call.title')} onClose={onClose}>
      <Phones />
    </Dialog>
  );
}

/** Coins cannot be turned into money yet (R2.31). */
function WithdrawDialog({ onResult }: { onResult: (result: boolean) => void }) {
  const { t } = useTranslation('overlays');
  return <InfoDialog title={t('withdraw.title')} text={t('withdraw.text')} onResult={onResult} />;
}

interface DialogOfProps {
  dialog: OpenDialog;
  /** true: the main button was pressed; false: it was closed otherwise. */
  onResult: (result: boolean) => void;
}

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
