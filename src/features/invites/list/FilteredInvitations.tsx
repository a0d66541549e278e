import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useStored } from '#src/data/db/use-stored.ts';
import { ChoiceStrip } from '#src/ui/app/ChoiceStrip/ChoiceStrip.tsx';
import { createListMemory } from '#src/ui/app/ListPosition/list-memory.ts';
import { useListPosition, useRememberedList } from '#src/ui/app/ListPosition/use-list-position.ts';
import { NoMatches } from '#src/ui/app/Missing/NoMatches.tsx';
import { ShowMore } from '#src/ui/base/ShowMore/ShowMore.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { InvitationCard } from '../card/InvitationCard.tsx';
import {
  type InvitationCounts,
  loadInvitations,
  STATUS_KEYS,
  type StatusKey,
} from './stored-invitations.ts';
import styles from './InvitationList.module.css';

const CARDS = [1, 2, 3, 4];

/** Placeholders for the filter and the cards of invitations. */
export function InvitationListSkeleton() {
  return (
    <LoadingRegion>
      <div className="stack stack-close">
        <Skeleton shape="block" height="3.25rem" />
        <div className={`stack stack-close ${styles.list}`}>
          {CARDS.map((card) => (
            <Skeleton key={card} shape="block" height="10rem" />
          ))}
        </div>
      </div>
    </LoadingRegion>
  );
}

const PAGE = 20;

/** Number of shown invitations of each list that the member left. */
const lists = createListMemory<number>(30);

interface InvitationListProps {
  status: FilterChoice;
  /** Removes the status filter. */
  onReset: () => void;
}

/** The stored invitations with a status, newest first, in pages of 20 (R2.23). */
function InvitationList({ status, onReset }: InvitationListProps) {
  const [isShown, setShown] = useState(false);
  const left = useRememberedList(lists);
  const [limit, setLimit] = useState(left ?? PAGE);
  useListPosition(lists, isShown, () => limit);
  const list = useRef<HTMLUListElement>(null);
  const stored = useStored(
    () => loadInvitations(status === ANY ? null : status, limit),
    [status, limit],
  );
  if (stored && !isShown) setShown(true);

  if (!stored) return <InvitationListSkeleton />;
  const { invitations, total } = stored;
  if (total === 0) return <NoMatches area="invites" picture="friends" onReset={onReset} />;
  return (
    <div className="stack stack-close">
      <ul ref={list} className={`stack stack-close ${styles.list}`}>
        {invitations.map((invitation) => (
          <li key={invitation.id}>
            <InvitationCard invitation={invitation} />
          </li>
        ))}
      </ul>
      {total > PAGE && (
        <ShowMore
          shown={invitations.length}
          total={total}
          onMore={() => setLimit(limit + PAGE)}
          itemAt={(index) => list.current?.children[index]}
        />
      )}
    </div>
  );
}

export const ANY = 'any';
export type FilterChoice = StatusKey | typeof ANY;

/** The status from the address (`?status=`); an unknown value means any. */
function useInvitationsFilter() {
  const [parameters, setParameters] = useSearchParams();
  const status: FilterChoice = STATUS_KEYS.find((key) => key === parameters.get('status')) ?? ANY;
  return {
    status,
    selectStatus: (next: FilterChoice) => setParameters(next === ANY ? {} : { status: next }),
  };
}

/** The invitations with the filter by status above them; statuses without any are left out (R2.23). */
export function FilteredInvitations({ counts, total }: InvitationCounts) {
  const { t } = useTranslation('invites');
  const { status, selectStatus } = useInvitationsFilter();
  const shown = STATUS_KEYS.filter((key) => counts[key] > 0 || key === status);
  return (
    <div className="stack stack-close">
      <ChoiceStrip<FilterChoice>
        label={t('filter')}
        choices={[
          { id: ANY, label: t('any'), count: total },
          ...shown.map((id) => ({ id, label: t(`status.${id}`), count: counts[id] })),
        ]}
        selected={status}
        onSelect={selectStatus}
      />
      <InvitationList key={status} status={status} onReset={() => selectStatus(ANY)} />
    </div>
  );
}
