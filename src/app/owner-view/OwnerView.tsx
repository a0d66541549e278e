import '#src/ui/base/Icon/other-icons.ts';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { isMemberReference } from '#src/domain/member/member-summary.ts';
import { requestedOwner } from '#src/platform/owner-view/owner-view.ts';
import { boot } from '#src/state/session/boot.ts';
import { ownerArea } from '#src/state/session/owner-area.ts';
import { session } from '#src/state/session/session.ts';
import { leaveOwnerArea } from '#src/sync/area/leave-owner-area.ts';
import { stopSync } from '#src/sync/sync-lifetime.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import type { Elements } from '#src/ui/base/elements.ts';
import { RouterFrame } from '../routing/router-frame.ts';
import { FullScreen } from '../screens/FullScreen.tsx';
import { OwnerAddress } from './OwnerAddress.tsx';
import { OwnerBar } from './OwnerBar.tsx';

function leave(): void {
  stopSync();
  leaveOwnerArea();
}

const nameOwner = (screens: ReactElement) => <OwnerAddress>{screens}</OwnerAddress>;

/** An owner's area under the bar that says whose it is (R6.3), or that the service knows no such owner. */
export function OwnerView({ children }: { children: Elements }) {
  const { t } = useTranslation('viewing');
  const { phase } = useSnapshot(boot);
  const { isUnknown } = useSnapshot(ownerArea);
  const owner = (useSnapshot(session).member?.email ?? '') || requestedOwner();
  // The viewer has signed out, the next page is loading, or the address named several owners.
  if (owner === null || owner === '') return children;
  const email = isMemberReference(owner) ? null : owner;
  return (
    <>
      <OwnerBar label={email ?? t('region')} onLeave={leave} />
      {isUnknown && phase === 'ready' ? (
        <main>
          <FullScreen
            name="UnknownOwner"
            picture="lost"
            title={t('unknown.title')}
            text={email === null ? t('unknown.byLink') : t('unknown.text', { email })}
            action={<Button onClick={leave}>{t('leaveView')}</Button>}
          />
        </main>
      ) : (
        <RouterFrame value={nameOwner}>{children}</RouterFrame>
      )}
    </>
  );
}
