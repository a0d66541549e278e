import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countSigns, MEMBER_SEARCH } from '#src/domain/member/member-summary.ts';
import { memberSearch } from '#src/state/page/member-search.ts';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { MemberList } from './MemberList.tsx';
import { type MembersResult, useFoundMembers, useRecentMembers } from './use-members.ts';
import styles from './Search.module.css';

/** Rows of a list whose length is not known yet. */
const ROWS = 4;

interface FoundMembersProps {
  response: MembersResult | null;
  isAwaited: boolean;
  refetch: () => void;
}

/** The members that a search has found; a status announces their number. */
function FoundMembers(found: FoundMembersProps) {
  const { t } = useTranslation('staff');
  const { response } = found;
  const count = response && 'members' in response ? response.members.length : null;
  const isCut = count === MEMBER_SEARCH.limit;
  return (
    <div className="stack">
      <p className="muted" role="status">
        {isCut && <span>{t('more', { count })}</span>}
        {count !== null && count > 0 && !isCut && <span>{t('found', { count })}</span>}
        {count === 0 && <span>{t('nobody.title')}</span>}
      </p>
      {count === 0 ? (
        <EmptyState picture="lost" title={t('nobody.title')} text={t('nobody.text')} />
      ) : (
        <MemberList {...found} rows={ROWS} />
      )}
    </div>
  );
}

/** The longest e-mail; names, cards and phones are shorter. */
const LONGEST = 254;

/** The search field with what it finds; before anything is typed, the members whom the viewer viewed last. */
export function MemberSearch({ viewer }: { viewer: string }) {
  const { t } = useTranslation('staff');
  const titleId = useId();
  const [typed, setTyped] = useState(() => memberSearch.text);
  const isSearching = countSigns(typed) >= MEMBER_SEARCH.minSigns;
  const found = useFoundMembers(typed);
  const recent = useRecentMembers(viewer, !isSearching);
  const isGone =
    recent.response !== null &&
    'members' in recent.response &&
    recent.response.members.length === 0;
  const hasRecent = recent.count > 0 && !isGone;

  return (
    <>
      <form role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
        <Input
          label={t('search')}
          hint={t('hint')}
          icon="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={LONGEST}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            memberSearch.text = target.value;
          }}
        />
      </form>
      {isSearching && <FoundMembers {...found} />}
      {!isSearching && hasRecent && (
        <section className="stack" aria-labelledby={titleId}>
          <h2 id={titleId}>{t('recent')}</h2>
          <MemberList {...recent} rows={recent.count} />
        </section>
      )}
      {!isSearching && !hasRecent && (
        <EmptyState picture="friends" title={t('first.title')} text={t('first.text')} />
      )}
    </>
  );
}
