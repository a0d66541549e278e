import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staffInvitationResponse } from '#src/contract/acts/invitations.ts';
import { announce } from '#src/state/page/announcer.ts';
import { useAct } from '#src/sync/staff/use-act.ts';
import { RadioGroup } from '#src/ui/base/RadioGroup/RadioGroup.tsx';
import { TextArea } from '#src/ui/base/TextArea/TextArea.tsx';
import { ActDialog } from '../act/ActDialog.tsx';
import { knownStatus, statusesAfter, type InvitationDialogProps } from './invitations.ts';

/** Longest reason that the service takes. */
const LONGEST_REASON = 2000;
/** These end an invitation, and the member reads why. */
const ENDS: readonly string[] = ['declined', 'rejected'];

/** Moves an invitation to another status, but for the payment. */
export function StatusDialog({ invitation, onChanged, onClose }: InvitationDialogProps) {
  const { t } = useTranslation(['admissions', 'invites']);
  const { act, ...state } = useAct(staffInvitationResponse);
  const from = knownStatus(invitation.status);
  const moves = from ? statusesAfter(from) : [];
  const [status, setStatus] = useState(moves[0]);
  const [reason, setReason] = useState('');
  if (status === undefined) return null;
  const isEnd = ENDS.includes(status);
  const move = async () => {
    const text = reason.trim();
    const body = { status, ...(isEnd && text !== '' && { reason: text }) };
    return act({ path: `/invitations/${invitation.id}/status`, body }, ({ invitation }) => {
      announce(t('status.done', { name: invitation.name }));
      onChanged(invitation);
    });
  };
  const name = t(`invites:status.${status}`);
  return (
    <ActDialog
      {...state}
      title={t('status.title', { name: invitation.name })}
      confirm={t('status.confirm', { status: name })}
      isDanger={isEnd}
      onConfirm={move}
      onClose={onClose}
    >
      <RadioGroup
        label={t('status.label')}
        shape="chips"
        value={status}
        options={moves.map((one) => ({ value: one, title: t(`invites:status.${one}`) }))}
        onChange={({ target }) => setStatus(moves.find((one) => one === target.value) ?? status)}
      />
      <p className="muted">
        {t(`status.effect.${isEnd ? 'end' : 'on'}`, { name: invitation.member.name })}
      </p>
      {isEnd && (
        <TextArea
          label={t('status.reason')}
          hint={t('status.reasonHint')}
          optional={t('optional')}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
    </ActDialog>
  );
}
