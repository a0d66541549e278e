import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import type { Account } from '#src/contract/acts/members.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { useScreenName } from '#src/state/page/screen-name.ts';
import { useAccount } from '#src/sync/staff/use-account.ts';
import { useMay } from '#src/sync/staff/use-may.ts';
import { GoBack } from '#src/ui/app/GoBack/GoBack.tsx';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Coins } from '#src/ui/base/Coins/Coins.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { Absent, RowsSkeleton } from '../list/StaffRows.tsx';
import { StaffPage } from '../page/StaffPage.tsx';
import { CardRow } from './CardRow.tsx';
import { CoinsDialog, type CoinsOutcome } from './CoinsDialog.tsx';
import { IssueDialog } from './IssueDialog.tsx';
import styles from './StaffMember.module.css';

/** /staff/members/{reference}: a member's coins and cards, and acts on them (R11.6). */
export function StaffMember() {
  const { t } = useTranslation(['account', 'screens', 'staff']);
  const { reference = '' } = useParams();
  const { account, problem, isAwaited, refetch } = useAccount(reference);
  useScreenName(account?.name ?? null);
  return (
    <StaffPage
      act="members.view"
      title={account?.name ?? t('screens:StaffMember')}
      back={<GoBack to={hrefs.staff()}>{t('screens:Staff')}</GoBack>}
    >
      {account && problem && (
        <Alert tone="warning" live>
          {t('staff:list.stale')}
        </Alert>
      )}
      {account && <AccountContent account={account} onChanged={refetch} />}
      {!account && !problem && isAwaited && <RowsSkeleton />}
      {!account && (problem || !isAwaited) && <Absent problem={problem} onRetry={refetch} />}
    </StaffPage>
  );
}

interface AccountContentProps {
  account: Account;
  onChanged: () => void;
}

function AccountContent({ account, onChanged }: AccountContentProps) {
  const { t } = useTranslation('account');
  const may = useMay();
  const titleId = useId();
  const [dialog, setDialog] = useState<'coins' | 'issue' | null>(null);
  const [outcome, setOutcome] = useState<CoinsOutcome | null>(null);
  const { reference, email, coins, cards } = account;
  return (
    <>
      <p className="wrapping-row muted">
        <span className="breakable" translate="no">
          {email}
        </span>
        {/* The owner view begins with a new page (R6.3). */}
        <a className="row" href={import.meta.env.BASE_URL + hrefs.owner(reference).slice(1)}>
          <Icon name="eye" size={20} />
          <span>{t('view')}</span>
        </a>
        {may('journal.list') && (
          <Link className="row" to={`${hrefs.staffSection('journal')}?member=${reference}`}>
            <Icon name="list" size={20} />
            <span>{t('journal')}</span>
          </Link>
        )}
      </p>
      {outcome && (
        <Alert tone={outcome.isDone ? 'positive' : 'info'} title={outcome.title} live>
          {outcome.text}
        </Alert>
      )}
      <div className={styles.parts}>
        <Card as="section" labelledBy={`${titleId}-coins`}>
          <div className="stack">
            <h2 id={`${titleId}-coins`}>{t('coins.title')}</h2>
            <Coins amount={coins} size="hero" />
            {may('coins.add') && (
              <div>
                <Button icon="coins" variant="soft" onClick={() => setDialog('coins')}>
                  {t('coins.open')}
                </Button>
              </div>
            )}
          </div>
        </Card>
        <Card as="section" labelledBy={`${titleId}-cards`}>
          <div className="stack">
            <h2 id={`${titleId}-cards`}>{t('cards.title')}</h2>
            {cards.length === 0 ? (
              <p className="muted">{t('cards.none')}</p>
            ) : (
              <ul className={`ruled ${styles.cards}`}>
                {cards.map((card) => (
                  <li key={card.id}>
                    <CardRow card={card} name={account.name} onChanged={onChanged} />
                  </li>
                ))}
              </ul>
            )}
            {may('cards.issue') && (
              <div>
                <Button icon="plus" variant="soft" onClick={() => setDialog('issue')}>
                  {t('issue.open')}
                </Button>
              </div>
            )}
          </div>
        </Card>
      </div>
      {dialog === 'coins' && (
        <CoinsDialog
          account={account}
          onDone={(done) => {
            setOutcome(done);
            onChanged();
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'issue' && (
        <IssueDialog account={account} onChanged={onChanged} onClose={() => setDialog(null)} />
      )}
    </>
  );
}
