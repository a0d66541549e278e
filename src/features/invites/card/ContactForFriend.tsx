import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hrefs, phoneHref } from '#src/domain/hrefs.ts';
import { canWrite } from '#src/platform/owner-view/owner-view.ts';
import { member } from '#src/state/member/member.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';

interface ContactForFriendProps {
  /** The manager knows why a friend did not become a student; support decides about the rest. */
  prefersManager: boolean;
  /** The friend's name. */
  about: string;
}

/** Who explains an invitation that has ended without coins (R1.10). */
export function ContactForFriend({ prefersManager, about }: ContactForFriendProps) {
  const { t } = useTranslation('invites');
  const { info } = useSnapshot(member);
  // Staff would write in the member's name (R6.3).
  if (!canWrite()) return null;
  const { email = null, phone = null } = info?.manager ?? {};
  const write = email === null ? null : `mailto:${email}`;
  const call = phone === null ? null : phoneHref(phone);
  const manager = prefersManager ? (write ?? call) : null;
  return (
    <LinkButton size="small" variant="quiet" to={manager ?? hrefs.support()}>
      <span>{t(manager === null ? 'contact.support' : 'contact.manager')}</span>
      <VisuallyHidden>{`: ${about}`}</VisuallyHidden>
    </LinkButton>
  );
}
