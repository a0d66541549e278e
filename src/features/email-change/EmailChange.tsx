import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { isMessage } from '#src/domain/email-change/email-state.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { useEmailView } from '#src/state/member/use-email-view.ts';
import { session } from '#src/state/session/session.ts';
import { useEmptyReason } from '#src/state/session/use-empty-reason.ts';
import { loadSync } from '#src/sync/load-sync.ts';
import { useWrite } from '#src/sync/use-write.ts';
import { GoBack } from '#src/ui/app/GoBack/GoBack.tsx';
import { missingText } from '#src/ui/app/NotReceived/missing-text.ts';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { ChangeSteps } from './ChangeSteps.tsx';
import { StateMessage } from './StateMessage.tsx';

interface EmailChangeProps {
  onSignOut: () => void;
}

const follow = (): Promise<void> =>
  loadSync()
    .then((sync) => sync.checkEmailChange())
    .catch(() => undefined);

/** /email-change: the change of the e-mail by its six branches, or what stands in its way (R4.14, R4.15). */
export function EmailChange({ onSignOut }: EmailChangeProps) {
  const { t } = useTranslation(['email', 'screens']);
  const { status } = useSnapshot(session);
  useEffect(() => {
    if (status === 'authenticated') void follow();
  }, [status]);
  return (
    <div className="column stack">
      <div>
        <GoBack to={hrefs.personalData()}>{t('screens:PersonalData')}</GoBack>
        <ScreenTitle>{t('screens:EmailChange')}</ScreenTitle>
      </div>
      <Content onSignOut={onSignOut} />
    </div>
  );
}

function Content({ onSignOut }: EmailChangeProps) {
  const { t } = useTranslation('email');
  const view = useEmailView();
  const write = useWrite();
  const { member } = useSnapshot(session);
  if (!write) return <Alert tone="warning">{t('problem.ownerView')}</Alert>;
  if (!view || !member) return <Waiting />;
  const { state, client, isClientKnown } = view;
  const isUnknown = 'branch' in state && state.branch === 'unknown';
  if (!client || state.kind === 'nothing' || isUnknown) {
    return (
      <Missing of={client === null ? 'client' : 'emailChange'} isKnown={!client && isClientKnown} />
    );
  }
  if (state.kind === 'change') {
    const { branch } = state;
    if (branch === 'unknown') return <Missing of="emailChange" isKnown={false} />;
    return <ChangeSteps {...{ write, view, client, branch, onSignOut }} />;
  }
  return isMessage(state) ? (
    <StateMessage {...{ state, onSignOut }} signedInEmail={member.email} />
  ) : null;
}

/** The shape of the form while the device is read, or the state fetched. */
function Waiting() {
  return (
    <LoadingRegion>
      <Skeleton shape="block" height="20rem" />
    </LoadingRegion>
  );
}

interface MissingProps {
  of: 'client' | 'emailChange';
  /** It was received, and there is none. */
  isKnown: boolean;
}

/** The record, or the attempt that its branch depends on, was not received. */
function Missing({ of, isKnown }: MissingProps) {
  const { t } = useTranslation('email');
  const reason = useEmptyReason(of, isKnown);
  if (reason === 'loading') return <Waiting />;
  return (
    <NotReceived
      isOffline={reason === 'offline'}
      title={t('missing.title')}
      text={
        reason === 'empty'
          ? t('missing.empty')
          : missingText(reason, { offline: t('missing.offline'), failed: t('missing.failed') })
      }
      onRetry={follow}
    />
  );
}
