import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import type { ChangeBranch } from '#src/domain/email-change/change-branch.ts';
import {
  type EmailState,
  isMessage,
  type MessageState,
} from '#src/domain/email-change/email-state.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { useEmailView } from '#src/state/member/use-email-view.ts';
import { announce } from '#src/state/page/announcer.ts';
import { openDialog } from '#src/state/page/dialogs.ts';
import { session } from '#src/state/session/session.ts';
import { useBanner } from '#src/sync/events/use-banner.ts';
import { NoticeBar } from '#src/ui/app/NoticeBar/NoticeBar.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { MESSAGES } from './state/state-message.ts';
import { useStateText } from './state/use-state-text.ts';

interface BlockedDialogProps {
  title: string;
  text: string;
  onSignOut: () => void;
}

const ignore = (): void => undefined;

/**
 * Closes the area of a member whose address the manager has changed: only support and sign-out lead out
 * (R4.15). It follows the state and not a press, and it has a link, so it is not one of `src/state/page/dialogs.ts`.
 */
function BlockedDialog({ title, text, onSignOut }: BlockedDialogProps) {
  const { t } = useTranslation('email');
  return (
    <Dialog
      title={title}
      content="brief"
      persistent
      onClose={ignore}
      actions={
        <>
          <Button icon="log-out" onClick={onSignOut}>
            {t('signOut')}
          </Button>
          <LinkButton variant="outline" icon="headset" to={hrefs.support('PROFILE')}>
            {t('support')}
          </LinkButton>
        </>
      }
    >
      <p>{text}</p>
    </Dialog>
  );
}

interface EmailNoticeProps {
  onSignOut: () => void;
}

/**
 * The one notice or dialog of an e-mail change, on every screen (R4.15). None while the session has ended:
 * signing in comes first.
 */
export function EmailNotice({ onSignOut }: EmailNoticeProps) {
  const { status, member } = useSnapshot(session);
  const view = useEmailView();
  if (!view || !member || status === 'anonymous') return null;
  const { state } = view;
  if (state.kind === 'change') return <ChangeNotice branch={state.branch} />;
  if (state.kind === 'completed') return <CompletedDialog />;
  if (!isMessage(state)) return null;
  return <MessageNotice {...{ state, onSignOut }} signedInEmail={member.email} />;
}

/** The dialog about the completed replacement, until the member closes it. */
function CompletedDialog() {
  useEffect(() => openDialog('email-completed'), []);
  return null;
}

/** The support stays open for a member whose area is closed; there the message is a notice. */
const isHelp = (pathname: string): boolean => pathname === hrefs.support();

interface MessageNoticeProps extends EmailNoticeProps {
  state: MessageState;
  signedInEmail: string;
}

/** One line about what blocks the area; the screen of the e-mail change explains the rest. */
function MessageNotice({ state, signedInEmail, onSignOut }: MessageNoticeProps) {
  const { t } = useTranslation('email');
  const { pathname } = useLocation();
  const { title, text } = useStateText(state, signedInEmail);
  const isDialog = state.kind === 'blocked' && !isHelp(pathname);
  // The screen of the e-mail change shows the message itself.
  const isNotice = !isDialog && pathname !== hrefs.emailChange();

  const isShown = useBanner('emailState', isNotice);
  const banner = t(`banner.${state.kind}`);
  const { tone } = MESSAGES[state.kind];

  useEffect(() => announce(isShown ? title : null), [isShown, title]);
  if (isDialog) return <BlockedDialog {...{ title, text, onSignOut }} />;
  if (!isShown) return null;
  return (
    <NoticeBar
      icon="mail"
      tone={tone === 'info' ? 'neutral' : tone}
      text={banner}
      action={t('more')}
      to={hrefs.emailChange()}
    />
  );
}

type NoticedBranch = Exclude<ChangeBranch, 'none' | 'unknown'>;

const isNoticed = (branch: ChangeBranch): branch is NoticedBranch =>
  branch !== 'none' && branch !== 'unknown';

/**
 * One line about the member's own change; once closed, it is hidden for this visit or until the next step.
 */
function ChangeNotice({ branch }: { branch: Extract<EmailState, { kind: 'change' }>['branch'] }) {
  const { t } = useTranslation('email');
  const { pathname } = useLocation();
  const [closed, setClosed] = useState<ChangeBranch | null>(null);
  const isWanted = isNoticed(branch) && closed !== branch && pathname !== hrefs.emailChange();
  const isShown = useBanner('emailChange', isWanted);
  const text = isShown && isNoticed(branch) ? t(`notice.${branch}`) : null;
  useEffect(() => announce(text), [text]);
  if (text === null) return null;
  return (
    <NoticeBar
      icon="mail"
      tone="neutral"
      text={text}
      to={hrefs.emailChange()}
      action={t(branch === 'pending' ? 'enterCode' : 'open')}
      onClose={() => setClosed(branch)}
    />
  );
}
