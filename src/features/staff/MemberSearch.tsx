import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { countSigns, MEMBER_SEARCH } from '#src/domain/member/member-summary.ts';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { FoundMembers } from './FoundMembers.tsx';
import { MemberList } from './MemberList.tsx';
import { useFoundMembers, useRecentMembers } from './use-members.ts';
import styles from './Staff.module.css';

/** The longest e-mail; names, cards and phones are shorter. */
const LONGEST = 254;

/** The search field with what it finds; before anything is typed, the members whom the viewer viewed last. */
export function MemberSearch({ viewer }: { viewer: string }) {
  const { t } = useTranslation(['staff', 'screens']);
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const isSearching = countSigns(typed) >= MEMBER_SEARCH.minSigns;
  const found = useFoundMembers(typed);
  const recent = useRecentMembers(viewer, !isSearching);
  const isGone =
    recent.response !== null &&
    'members' in recent.response &&
    recent.response.members.length === 0;
  const hasRecent = recent.count > 0 && !isGone;

  return (
    <div className={`column column-grid stack ${styles.screen}`} data-private>
      <div>
        <ScreenTitle>{t('screens:Staff')}</ScreenTitle>
        <p className="muted">{t('lead')}</p>
      </div>
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
          onChange={({ target }) => setTyped(target.value)}
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
    </div>
  );
}
