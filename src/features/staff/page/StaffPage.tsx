import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Act } from '#src/domain/acts.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { useMay } from '#src/sync/staff/use-may.ts';
import type { Elements } from '#src/ui/base/elements.ts';
import { EmptyState } from '#src/ui/base/EmptyState/EmptyState.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { SCREEN_TITLE_ID, ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { useScrollToChild } from '#src/ui/base/strip/use-scroll-to-child.ts';
import { markOf, SECTIONS } from './sections.ts';
import styles from './StaffPage.module.css';

interface StaffPageProps {
  /** The screen is for whoever may do this. */
  act: Act;
  title: string;
  lead?: string;
  /** Leads back to the list that the screen's subject is of. */
  back?: Elements;
  /** Beside the title. */
  aside?: Elements;
  children: Elements;
}

/** Where the focus goes when what had it is gone. */
export const focusTitle = (): void => document.getElementById(SCREEN_TITLE_ID)?.focus();

/** A screen for staff: the links to the others, the title, and the content; for anybody else why it is closed. */
export function StaffPage({ act, title, lead, back, aside, children }: StaffPageProps) {
  const may = useMay();
  if (!may(act)) return <Closed />;
  return (
    <div className={`column column-grid stack ${styles.page}`} data-private>
      <Sections />
      {back}
      <div className="title-line">
        <div className="breakable">
          <ScreenTitle>{title}</ScreenTitle>
          {lead !== undefined && <p className="muted">{lead}</p>}
        </div>
        {aside}
      </div>
      {children}
    </div>
  );
}

function Sections() {
  const { t } = useTranslation('staff');
  const may = useMay();
  const { pathname } = useLocation();
  const open = SECTIONS.filter(({ act }) => may(act));
  const current = open.findIndex(({ to }) => markOf(to, pathname) !== undefined);
  const strip = useScrollToChild<HTMLElement>(current);
  if (open.length < 2) return null;
  return (
    <nav ref={strip} className={styles.sections} aria-label={t('sections.label')}>
      {open.map(({ name, to }) => (
        <Link
          key={name}
          className={`touch-line small ${styles.section}`}
          to={to}
          aria-current={markOf(to, pathname)}
        >
          {t(`sections.${name}`)}
        </Link>
      ))}
    </nav>
  );
}

function Closed() {
  const { t } = useTranslation('staff');
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
