import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { is } from 'valibot';
import { cardBody, staffCardResponse } from '#src/contract/acts/cards.ts';
import type { Account } from '#src/contract/acts/members.ts';
import { CARD_TYPE } from '#src/domain/member/card.ts';
import { announce } from '#src/state/page/announcer.ts';
import { useAct } from '#src/sync/staff/use-act.ts';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { RadioGroup } from '#src/ui/base/RadioGroup/RadioGroup.tsx';
import { ActDialog } from '../act/ActDialog.tsx';

const TYPES = ['physical', 'virtual'] as const;
/** Digits of the longest number, with spaces between groups of four. */
const LONGEST_NUMBER = 25;

interface IssueDialogProps {
  account: Account;
  onChanged: () => void;
  onClose: () => void;
}

/** Issues a card, with the number that is printed on it or a new one. */
export function IssueDialog({ account, onChanged, onClose }: IssueDialogProps) {
  const { t } = useTranslation('account');
  const { act, ...state } = useAct(staffCardResponse);
  const [type, setType] = useState<(typeof TYPES)[number]>('physical');
  const [typed, setTyped] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const cardNumber = typed.replaceAll(/\s/g, '');
  const body = { typeId: CARD_TYPE[type], ...(cardNumber !== '' && { cardNumber }) };
  const isWrong = !is(cardBody, body);
  const issue = async () => {
    setIsChecked(true);
    if (isWrong) return false;
    return act({ path: `/members/${account.reference}/cards`, body }, () => {
      announce(t('issue.done'));
      onChanged();
    });
  };
  return (
    <ActDialog
      {...state}
      title={t('issue.title', { name: account.name })}
      confirm={t('issue.confirm')}
      onConfirm={issue}
      onClose={onClose}
    >
      <RadioGroup
        label={t('issue.type')}
        shape="chips"
        value={type}
        options={TYPES.map((one) => ({ value: one, title: t(`cards.${one}`) }))}
        onChange={({ target }) => setType(target.value === 'virtual' ? 'virtual' : 'physical')}
      />
      <Input
        label={t('issue.number')}
        hint={t('issue.numberHint')}
        optional={t('optional')}
        inputMode="numeric"
        maxLength={LONGEST_NUMBER}
        value={typed}
        error={isChecked && isWrong ? t('issue.numberWrong') : undefined}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="muted">{t('issue.text', { name: account.name })}</p>
    </ActDialog>
  );
}
