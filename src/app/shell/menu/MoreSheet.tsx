import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { isOwnerView } from '#src/platform/owner-view/owner-view.ts';
import { managerChat } from '#src/state/member/manager-chat.ts';
import { member } from '#src/state/member/member.ts';
import { useOwnCard } from '#src/state/member/own-card.ts';
import { openDialog } from '#src/state/page/dialogs.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { useBackCloses } from '#src/ui/base/Dialog/use-back-closes.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { MENU_GROUPS } from '../../routes/app-route.ts';
import { ThemeSwitch } from '../ThemeSwitch.tsx';
import { useSignOutText } from '../use-sign-out-text.ts';
import type { EntryKey, ShellEntry } from './entries.ts';
import { MoreGroup } from './MoreGroup.tsx';
import styles from './MoreSheet.module.css';

/** Width from 768 px on, in CSS pixels. */
const WIDTH = 416;

interface MoreSheetProps {
  entries: readonly ShellEntry[];
  current: EntryKey | null;
  onEnd: () => void;
  onSignOut: () => void;
}

/** The menu: entries without a place in the bar, by group; chat, theme, sign-out (R2.29, R2.30). */
export function MoreSheet({ entries, current, onEnd, onSignOut }: MoreSheetProps) {
  const { t } = useTranslation(['shell', 'details']);
  const signOutText = useSignOutText();
  const { pathname } = useLocation();
  const { link } = useOwnCard();
  const isInviting = useRef(false);
  // The menu's history entry goes before the dialog adds its own.
  const close = useBackCloses(() => {
    onEnd();
    if (isInviting.current) openDialog('invite');
  });
  const chat = managerChat(useSnapshot(member));
  const isCurrent = ({ key, href }: ShellEntry) => href === pathname || key === current;
  return (
    <Dialog title={t('more')} width={WIDTH} placement="corner" onClose={close}>
      <div className="stack">
        {link !== null && !isOwnerView() && (
          <Button
            icon="user-plus"
            wide
            onClick={() => {
              isInviting.current = true;
              close();
            }}
          >
            {t('details:referral.invite')}
          </Button>
        )}
        {MENU_GROUPS.map((group) => (
          <MoreGroup
            key={group}
            group={group}
            entries={entries.filter((entry) => entry.group === group)}
            isCurrent={isCurrent}
            onFollow={onEnd}
          />
        ))}
        {chat !== null && (
          <a className={styles.row} href={chat} target="_blank" rel="noreferrer">
            <Icon name="message-circle" />
            <span>{t('chat')}</span>
          </a>
        )}
        <div className={`spread ${styles.theme}`}>
          <span>{t('theme.title')}</span>
          <ThemeSwitch />
        </div>
        <button type="button" className={`${styles.row} ${styles.signOut}`} onClick={onSignOut}>
          <Icon name="log-out" />
          <span>{signOutText}</span>
        </button>
      </div>
    </Dialog>
  );
}
