import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { is } from 'valibot';
import { coinRequestResponse, coinsBody } from '#src/contract/acts/coins.ts';
import type { Account } from '#src/contract/acts/members.ts';
import { STAFF_OPERATION_TYPES } from '#src/domain/operations/operation.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useAct } from '#src/sync/staff/use-act.ts';
import { useMay } from '#src/sync/staff/use-may.ts';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { RadioGroup } from '#src/ui/base/RadioGroup/RadioGroup.tsx';
import { Select } from '#src/ui/base/Select/Select.tsx';
import { TextArea } from '#src/ui/base/TextArea/TextArea.tsx';
import { ActDialog } from '../act/ActDialog.tsx';
import { Change } from '../act/Change.tsx';
import { useReason } from '../act/use-reason.ts';
import { LONGEST_NUMBER, wholeNumber } from '../act/whole-number.ts';

const WAYS = ['add', 'take'] as const;

/** What became of the coins, for the screen. */
export interface CoinsOutcome {
  /** False while a second person has to decide. */
  readonly isDone: boolean;
  readonly title: string;
  readonly text: string;
}

interface CoinsDialogProps {
  account: Account;
  onDone: (outcome: CoinsOutcome) => void;
  onClose: () => void;
}

/** Adds coins to a member or takes some: the balance before and after stands above the button. */
export function CoinsDialog({ account, onDone, onClose }: CoinsDialogProps) {
  const { t } = useTranslation(['account', 'history']);
  const format = useFormat();
  const may = useMay();
  const { act, unsettled, ...state } = useAct(coinRequestResponse, `coins ${account.reference}`);
  const start = is(coinsBody, unsettled) ? unsettled : null;
  const [way, setWay] = useState<(typeof WAYS)[number]>(start && start.amount < 0 ? 'take' : 'add');
  const [type, setType] = useState(start?.type ?? 'DECREE');
  const [typed, setTyped] = useState(start ? String(Math.abs(start.amount)) : '');
  const [isChecked, setIsChecked] = useState(false);
  const reason = useReason(coinsBody.entries.reason, start?.reason);

  const { coins, mostCoinsAlone, name, reference } = account;
  const sum = wholeNumber(typed) ?? 0;
  const amount = way === 'add' ? sum : -sum;
  const isTooMuch = coins + amount < 0;
  const isWrong = !is(coinsBody.entries.amount, amount);
  const problem = isWrong ? t('coins.wrong') : isTooMuch ? t('coins.tooMuch') : undefined;
  const isAboveLimit = problem === undefined && mostCoinsAlone !== null && sum > mostCoinsAlone;
  const named = format.coins(sum, 'accusative');
  const move = async () => {
    setIsChecked(true);
    const text = reason.check();
    if (problem !== undefined || text === null) return false;
    const body = { type, amount, reason: text };
    return act({ path: `/members/${reference}/operations`, body }, ({ request }) => {
      const isDone = request.isApproved === true;
      onDone({
        isDone,
        title: t(isDone ? `coins.done.${way}` : 'coins.waits.title', { coins: named }),
        text: t(isDone ? 'coins.done.text' : 'coins.waits.text', { name }),
      });
    });
  };
  return (
    <ActDialog
      {...state}
      title={t('coins.dialog', { name })}
      confirm={t(sum === 0 ? `coins.confirm.${way}` : `coins.confirmSum.${way}`, { coins: named })}
      isDanger={way === 'take'}
      onConfirm={move}
      onClose={onClose}
    >
      <RadioGroup
        label={t('coins.way')}
        shape="chips"
        value={way}
        options={WAYS.map((one) => ({ value: one, title: t(`coins.confirm.${one}`) }))}
        onChange={({ target }) => {
          const isDebit = target.value === 'take';
          setWay(isDebit ? 'take' : 'add');
          setType(isDebit ? 'CANCELLATION' : 'DECREE');
        }}
      />
      <div className="stack stack-dense">
        <Input
          label={t('coins.amount')}
          inputMode="numeric"
          required
          maxLength={LONGEST_NUMBER}
          value={typed}
          error={isChecked ? problem : undefined}
          onChange={({ target }) => setTyped(target.value)}
        />
        <p className="small" role="status">
          {isAboveLimit &&
            t(may('coins.request') ? 'coins.limit.waits' : 'coins.limit.refused', {
              coins: format.coins(mostCoinsAlone),
            })}
        </p>
      </div>
      <Select
        label={t('coins.type')}
        value={type}
        options={STAFF_OPERATION_TYPES.map((one) => ({
          value: one,
          label: t(`history:type.${one}`),
        }))}
        onChange={({ target }) =>
          setType(STAFF_OPERATION_TYPES.find((one) => one === target.value) ?? type)
        }
      />
      <TextArea label={t('coins.reason')} hint={t('coins.reasonHint')} {...reason.field} />
      {problem === undefined && state.problem?.kind !== 'silent' && (
        <Change
          label={t('coins.balance')}
          before={format.number(coins)}
          becomes={t('becomes')}
          after={format.coins(coins + amount)}
        />
      )}
    </ActDialog>
  );
}
