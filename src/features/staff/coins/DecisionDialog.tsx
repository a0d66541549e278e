import { useTranslation } from 'react-i18next';
import { coinRequestResponse } from '#src/contract/acts/coins.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { announce } from '#src/state/page/announcer.ts';
import { useAccount } from '#src/sync/staff/use-account.ts';
import { useAct } from '#src/sync/staff/use-act.ts';
import { AccountProblem } from '../act/AccountProblem.tsx';
import { ActDialog } from '../act/ActDialog.tsx';
import { Change } from '../act/Change.tsx';
import type { CoinRequest } from './coin-requests.ts';

interface DecisionDialogProps {
  request: CoinRequest;
  isApproved: boolean;
  onChanged: (request: CoinRequest) => void;
  onClose: () => void;
}

/** A second person approves coins or refuses them: who gets how many, and the balance before and after. */
export function DecisionDialog({ request, isApproved, onChanged, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('sums');
  const format = useFormat();
  const { id, amount, member, reason } = request;
  const decision = isApproved ? 'approve' : 'refuse';
  const { act, ...state } = useAct(coinRequestResponse, `${decision} ${id}`);
  const { account, problem, refetch } = useAccount(member.reference);
  const decide = async () => {
    const path = `/coin-requests/${id}/${isApproved ? 'approval' : 'refusal'}` as const;
    return act({ path, body: {} }, ({ request }) => {
      announce(t(`${decision}.done`));
      onChanged(request);
    });
  };
  const coins = format.coins(Math.abs(amount), 'accusative');
  return (
    <ActDialog
      {...state}
      title={t(`${decision}.title`)}
      confirm={t(`${decision}.confirm`)}
      content="brief"
      isDanger={!isApproved}
      isBlocked={isApproved && account === null}
      onConfirm={decide}
      onClose={onClose}
    >
      <p>{t(`${amount > 0 ? 'adds' : 'takes'}.${decision}`, { name: member.name, coins })}</p>
      <p className="muted breakable">{t('reason', { reason })}</p>
      {isApproved && <AccountProblem problem={account ? null : problem} onRetry={refetch} />}
      {isApproved && account && state.problem?.kind !== 'silent' && (
        <Change
          label={t('balance')}
          before={format.number(account.coins)}
          becomes={t('becomes')}
          after={format.coins(account.coins + amount)}
        />
      )}
    </ActDialog>
  );
}
