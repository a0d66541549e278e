import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { supportPhones } from '#src/domain/contacts.ts';
import { phoneHref } from '#src/domain/hrefs.ts';
import { managerChat } from '#src/state/member/manager-chat.ts';
import { member } from '#src/state/member/member.ts';
import { contacts } from '#src/state/page/brand.ts';
import { dialogs, openDialog } from '#src/state/page/dialogs.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { Late } from '../late/Late.tsx';
import { latePart } from '../late/load-late.ts';
import type { ShellEntry } from './menu/entries.ts';
import styles from './Footer.module.css';

/** At the end of the page, so it may load late; without its file the switch is missing. */
const themeSwitchFile = latePart('ThemeSwitch');

interface FooterProps {
  /** The screens that help, which every member can open. */
  help: readonly ShellEntry[];
}

/** A click that the browser handles itself: another tab, another window, a download. */
const isSpecialPress = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

/** Privacy policy, help, the manager's chat, social links and the support phone (R2.29, R2.30). */
export function Footer({ help }: FooterProps) {
  const { t } = useTranslation(['shell', 'screens']);
  const chat = managerChat(useSnapshot(member));
  const { socials, privacyPage } = contacts();
  const [phone] = supportPhones(contacts());
  const { canShow } = useSnapshot(dialogs);
  const showPrivacy = (event: MouseEvent) => {
    // While dialogs cannot be shown, the link opens the page.
    if (!canShow || isSpecialPress(event)) return;
    event.preventDefault();
    openDialog('privacy');
  };
  return (
    <footer className={`muted small ${styles.footer}`}>
      <div className={`wrapping-row column column-grid ${styles.row}`}>
        <a
          className={styles.link}
          href={privacyPage}
          target="_blank"
          rel="noreferrer"
          aria-haspopup={canShow ? 'dialog' : undefined}
          onClick={showPrivacy}
        >
          {t('privacy')}
        </a>
        {help.map(({ key, href }) => (
          <Link key={key} className={styles.link} to={href}>
            {t(key)}
          </Link>
        ))}
        {chat !== null && (
          <a className={styles.link} href={chat} target="_blank" rel="noreferrer">
            {t('chat')}
          </a>
        )}
        <div className={styles.socials}>
          {socials.map(({ name, url }) => (
            <a
              key={name}
              className={styles.link}
              href={url}
              target="_blank"
              rel="noreferrer"
              translate="no"
            >
              {name}
            </a>
          ))}
        </div>
        {phone !== undefined && (
          <a
            className={`${styles.link} ${styles.phone}`}
            href={phoneHref(phone)}
            aria-label={`${t('supportPhone')}: ${phone}`}
          >
            <Icon name="phone" size={20} />
            <span translate="no">{phone}</span>
          </a>
        )}
        <div className={styles.theme}>
          <Late file={themeSwitchFile} />
        </div>
      </div>
    </footer>
  );
}
