import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { staffCardResponse } from '#src/contract/acts/cards.ts';
import type { Account } from '#src/contract/acts/members.ts';
import { CARD_STATUS, CARD_TYPE } from '#src/domain/member/card.ts';
import { groupNumber } from '#src/domain/member/group-number.ts';
import { announce } from '#src/state/page/announcer.ts';
import { useAct } from '#src/sync/staff/use-act.ts';
import { useMay } from '#src/sync/staff/use-may.ts';
import { Tag, type TagProps } from '#src/ui/base/Tag/Tag.tsx';
import { ActDialog } from '../act/ActDialog.tsx';
import { Row } from '../list/Row.tsx';
import { RowButton } from '../list/RowButton.tsx';

type StaffCard = Account['cards'][number];
type Status = keyof typeof CARD_STATUS;

const TONES: Readonly<Record<Status, NonNullable<TagProps['tone']>>> = {
  active: 'positive',
  off: 'neutral',
  blocked: 'negative',
};
const STATUSES = ['active', 'off', 'blocked'] as const satisfies readonly Status[];

interface CardRowProps {
  card: StaffCard;
  /** The member's. */
  name: string;
  onChanged: () => void;
}

/** A card with its status, and the acts that change it. */
export function CardRow({ card, name, onChanged }: CardRowProps) {
  const { t } = useTranslation('account');
  const may = useMay();
  const [wanted, setWanted] = useState<Status | null>(null);
  const status = STATUSES.find((one) => CARD_STATUS[one] === card.status);
  const number = groupNumber(card.cardNumber);
  return (
    <>
      <Row
        head={
          <>
            <strong className="tabular" translate="no">
              {number}
            </strong>
            <Tag tone={status ? TONES[status] : 'neutral'}>
              {t(`cards.status.${status ?? 'other'}`)}
            </Tag>
          </>
        }
        facts={
          <span>{t(card.typeId === CARD_TYPE.physical ? 'cards.physical' : 'cards.virtual')}</span>
        }
        actions={
          may('cards.change') &&
          STATUSES.filter((one) => one !== status).map((one) => (
            <RowButton key={one} about={number} variant="quiet" onClick={() => setWanted(one)}>
              {t(`cards.set.${one}`)}
            </RowButton>
          ))
        }
      />
      {wanted !== null && (
        <CardDialog
          card={card}
          name={name}
          status={wanted}
          onChanged={onChanged}
          onClose={() => setWanted(null)}
        />
      )}
    </>
  );
}

function CardDialog({
  card,
  name,
  status,
  onChanged,
  onClose,
}: CardRowProps & { status: Status; onClose: () => void }) {
  const { t } = useTranslation('account');
  const { act, ...state } = useAct(staffCardResponse);
  const change = async () => {
    const body = { status: CARD_STATUS[status] };
    return act({ path: `/cards/${card.id}/status`, body }, () => {
      announce(t('cards.changed'));
      onChanged();
    });
  };
  return (
    <ActDialog
      {...state}
      title={t(`cards.dialog.${status}.title`, { number: groupNumber(card.cardNumber) })}
      confirm={t(`cards.set.${status}`)}
      content="brief"
      isDanger={status !== 'active'}
      onConfirm={change}
      onClose={onClose}
    >
      <p>{t(`cards.dialog.${status}.text`, { name })}</p>
    </ActDialog>
  );
}
