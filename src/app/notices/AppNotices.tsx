import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { EmailNotice } from '#src/features/email-change/EmailNotice.tsx';
import { PostsNotice } from '#src/features/waiting/PostsNotice.tsx';
import {
  declineInstall,
  offeredInstall,
  onInstall,
  promptInstall,
} from '#src/platform/install/install.ts';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import {
  applyUpdate,
  appUpdate,
  onAppUpdate,
  type AppUpdate,
} from '#src/platform/worker/app-update.ts';
import { session } from '#src/state/session/session.ts';
import { storage } from '#src/state/session/storage.ts';
import { useBanner } from '#src/sync/events/use-banner.ts';
import { NoticeBar } from '#src/ui/app/NoticeBar/NoticeBar.tsx';
import { signIn, signOut } from '../session/boot.ts';
import styles from './Notices.module.css';

/** The session has ended: what is on the device stays readable. */
function SessionNotice() {
  const { t } = useTranslation('overlays');
  const isShown = useBanner('session', useSnapshot(session).status === 'anonymous');
  if (!isShown) return null;
  return (
    <NoticeBar
      icon="triangle-alert"
      tone="warning"
      text={t('notice.sessionEnded')}
      detail={t('notice.sessionEndedText')}
      action={t('notice.signInAgain')}
      onPress={() => void signIn()}
    />
  );
}

function StorageNotice() {
  const { t } = useTranslation('overlays');
  const [isClosed, setClosed] = useState(false);
  // An owner's data is always in memory: that says nothing about this device (R6.3).
  const isInMemory = useSnapshot(storage).mode === 'memory' && !isOwnerView();
  const isShown = useBanner('storage', isInMemory && !isClosed);
  if (!isShown) return null;
  return (
    <NoticeBar
      icon="triangle-alert"
      tone="warning"
      text={t('notice.storageInMemory')}
      detail={t('notice.storageInMemoryText')}
      onClose={() => setClosed(true)}
    />
  );
}

function UpdateNotice() {
  const { t } = useTranslation('overlays');
  const update = useSyncExternalStore(onAppUpdate, appUpdate);
  // A closed banner comes back when another tab has agreed, and at the next start.
  const [closed, setClosed] = useState<AppUpdate>('none');
  const isShown = useBanner('update', update !== closed);
  if (!isShown) return null;
  return (
    <NoticeBar
      icon="info"
      tone="neutral"
      text={t('notice.updateReady')}
      action={t('notice.update')}
      onPress={applyUpdate}
      onClose={() => setClosed(update)}
    />
  );
}

/** Offers the installation after a first success (R9.1), but not in owner view, on a device of staff. */
function InstallNotice() {
  const { t } = useTranslation('overlays');
  const way = useSyncExternalStore(onInstall, offeredInstall);
  const isShown = useBanner('install', way !== null && !isOwnerView());
  const { pathname } = useLocation();
  if (!isShown || pathname === hrefs.settings()) return null;
  return (
    <NoticeBar
      icon="smartphone"
      tone="neutral"
      text={t('notice.install')}
      detail={t('notice.installText')}
      action={t('notice.installNow')}
      {...(way === 'ios' ? { to: hrefs.settings() } : { onPress: () => void promptInstall() })}
      onClose={declineInstall}
    />
  );
}

/**
 * The notices of the app itself: the e-mail change, an ended session, storage in memory only, what was not
 * sent, a new version, the installation.
 */
export const AppNotices = () => (
  <div className={`column column-grid ${styles.notices} screen-only`} data-momentary>
    <EmailNotice onSignOut={() => void signOut()} />
    <SessionNotice />
    <StorageNotice />
    <PostsNotice />
    <UpdateNotice />
    <InstallNotice />
  </div>
);
