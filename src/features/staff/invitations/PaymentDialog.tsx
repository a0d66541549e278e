import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { is } from 'valibot';
import { invitationPaymentBody, staffInvitationResponse } from '#src/contract/acts/invitations.ts';
import { FIXED_SHARES, PROGRAMMES, rewardFor, shareFor } from '#src/domain/member/friendship.ts';
import { REGISTERED_STATUSES } from '#src/domain/referral/invitation.ts';
import { REGISTRATION_REWARD } from '#src/domain/referral/reward.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { announce } from '#src/state/page/announcer.ts';
import { useAccount } from '#src/sync/staff/use-account.ts';
import { useAct } from '#src/sync/staff/use-act.ts';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { Select } from '#src/ui/base/Select/Select.tsx';
import { AccountProblem } from '../act/AccountProblem.tsx';
import { ActDialog } from '../act/ActDialog.tsx';
import { Change } from '../act/Change.tsx';
import { LONGEST_NUMBER, wholeNumber } from '../act/whole-number.ts';
import { knownStatus, type InvitationDialogProps } from './invitations.ts';

/** The longest share, such as `25`. */
const LONGEST_SHARE = 2;

/** Credits the member's share of what a friend has paid: shows the sum and the balance first. */
export function PaymentDialog({ invitation, onChanged, onClose }: InvitationDialogProps) {
  const { t } = useTranslation('admissions');
  const format = useFormat();
  const { act, ...state } = useAct(staffInvitationResponse);
  const { account, problem, refetch } = useAccount(invitation.member.reference);
  const [programme, setProgramme] = useState(invitation.programme);
  const [cost, setCost] = useState(invitation.cost === null ? '' : String(invitation.cost));
  const [share, setShare] = useState('');
  const [isChecked, setIsChecked] = useState(false);

  const coins = wholeNumber(cost);
  const range = programme === 'university' ? null : FIXED_SHARES[programme];
  const isRange = range !== null && range.min !== range.max;
  const agreed = isRange && share !== '' ? (wholeNumber(share) ?? 0) : undefined;
  const percent = account === null ? null : shareFor(programme, account.paidFriends + 1, agreed);
  const reward = coins !== null && percent !== null ? rewardFor(coins, percent) : null;
  const status = knownStatus(invitation.status);
  const isRegistered = status !== undefined && REGISTERED_STATUSES.includes(status);
  /** The friend registers by the payment where that was not reported before. */
  const registration = isRegistered ? 0 : REGISTRATION_REWARD;
  const isCost = is(invitationPaymentBody.entries.cost, coins ?? 0);
  const costProblem = isCost ? undefined : t('payment.costWrong');
  const isShareWrong = account !== null && percent === null;
  const shareProblem =
    isShareWrong && range ? t('payment.shareWrong', { min: range.min, max: range.max }) : undefined;

  const pay = async () => {
    setIsChecked(true);
    if (costProblem !== undefined || shareProblem !== undefined) return false;
    const body = { programme, cost: coins, ...(agreed !== undefined && { sharePercent: agreed }) };
    return act({ path: `/invitations/${invitation.id}/payment`, body }, ({ invitation }) => {
      announce(t('payment.done', { name: invitation.member.name }));
      onChanged(invitation);
    });
  };
  return (
    <ActDialog
      {...state}
      title={t('payment.title', { name: invitation.name })}
      confirm={
        reward === null
          ? t('payment.confirm')
          : t('payment.confirmSum', { coins: format.coins(reward, 'accusative') })
      }
      isBlocked={account === null}
      onConfirm={pay}
      onClose={onClose}
    >
      <Select
        label={t('payment.programme')}
        value={programme}
        options={PROGRAMMES.map((one) => ({ value: one, label: t(`programme.${one}`) }))}
        onChange={({ target }) =>
          setProgramme(PROGRAMMES.find((one) => one === target.value) ?? programme)
        }
      />
      <Input
        label={t('payment.cost')}
        hint={t('payment.costHint')}
        inputMode="numeric"
        required
        maxLength={LONGEST_NUMBER}
        value={cost}
        error={isChecked ? costProblem : undefined}
        onChange={({ target }) => setCost(target.value)}
      />
      {isRange && (
        <Input
          label={t('payment.share')}
          hint={t('payment.shareHint', range)}
          optional={t('optional')}
          inputMode="numeric"
          maxLength={LONGEST_SHARE}
          value={share}
          error={isChecked ? shareProblem : undefined}
          onChange={({ target }) => setShare(target.value)}
        />
      )}
      <AccountProblem problem={account ? null : problem} onRetry={refetch} />
      {account && percent !== null && reward !== null && state.problem?.kind !== 'silent' && (
        <>
          <p>
            {t('payment.effect', {
              name: invitation.member.name,
              coins: format.coins(reward, 'accusative'),
              percent,
            })}
          </p>
          {registration > 0 && (
            <p>{t('payment.registration', { coins: format.coins(registration) })}</p>
          )}
          <Change
            label={t('payment.balance')}
            before={format.number(account.coins)}
            becomes={t('payment.becomes')}
            after={format.coins(account.coins + reward + registration)}
          />
        </>
      )}
    </ActDialog>
  );
}
