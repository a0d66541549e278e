import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { viewedOwner } from '#src/platform/owner-view.ts';
import { applyUpdate, isUpdateReady, onUpdateReady } from '#src/platform/app-update.ts';
import { boot } from '#src/state/boot.ts';
import { network } from '#src/state/network.ts';
import { session } from '#src/state/session.ts';
import { storage } from '#src/state/storage.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { latePart } from '../areas/load-late.ts';
import { restart, signIn } from '../session/boot.ts';
import { Late } from './Late.tsx';
import styles from './Notices.module.css';

const emailNoticesFile = latePart('EmailNotices');
const orderNoticesFile = latePart('OrderNotices');

/**
 * Notices that every screen shows: the e-mail change, an ended session, a new version, a failed start,
 * storage in memory only, orders.
 */
export function Notices() {
  const { t } = useTranslation(['errors', 'common']);
  const { hasError } = useSnapshot(boot);
  const { status } = useSnapshot(session);
  // An owner's data is always in memory: that says nothing about this device (R6.3).
  const isInMemory = useSnapshot(storage).mode === 'memory' && viewedOwner() === null;
  // An unreachable service is said in the bar.
  const { reachable } = useSnapshot(network);
  const hasEnded = status === 'anonymous';
  const hasUpdate = useSyncExternalStore(onUpdateReady, isUpdateReady);
  const isQuiet = !hasEnded && !hasUpdate && !isInMemory;

  return (
    <>
      <Late file={emailNoticesFile} />
      {!isQuiet && (
        <div className={`column column-grid ${styles.notices} screen-only`} data-momentary>
          {hasEnded && (
            <Alert
              tone="warning"
              action={
                <Button size="small" variant="outline" onClick={() => void signIn()}>
                  {t('signInAgain')}
                </Button>
              }
            >
              {t('sessionEnded')}
            </Alert>
          )}
          {hasUpdate && (
            <Alert
              action={
                <Button size="small" variant="outline" onClick={applyUpdate}>
                  {t('update')}
                </Button>
              }
            >
              {t('updateReady')}
            </Alert>
          )}
          {isInMemory && <Alert tone="warning">{t('storageInMemory')}</Alert>}
        </div>
      )}
      {hasError && reachable && (
        <div
          className={`column column-grid ${styles.notices} ${styles.failure} screen-only`}
          data-momentary
        >
          <Alert
            tone="negative"
            action={
              <Button size="small" variant="outline" onClick={() => void restart()}>
                {t('common:retry')}
              </Button>
            }
          >
            {t('common:error')}
          </Alert>
        </div>
      )}
      <Late file={orderNoticesFile} />
    </>
  );
}
