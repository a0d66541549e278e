import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { canViewOwners } from '#src/domain/member/role.ts';
import { session } from '#src/state/session/session.ts';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { MemberSearch } from './MemberSearch.tsx';

/** /staff: staff finds the member whose area it opens (R6.1); anybody else learns that it is not theirs. */
export function Staff() {
  const { t } = useTranslation('staff');
  const { member } = useSnapshot(session);
  if (member && canViewOwners(member.roles)) return <MemberSearch viewer={member.sub} />;
  return (
    <EmptyState
      level={1}
      picture="door"
      title={t('closed.title')}
      text={t('closed.text')}
      action={
        <LinkButton to={hrefs.profile()} icon="user-round">
          {t('closed.action')}
        </LinkButton>
      }
    />
  );
}
