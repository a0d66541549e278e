import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { groupNumber } from '#src/domain/member/group-number.ts';
import type { MemberSummary } from '#src/domain/member/member-summary.ts';
import { NotReceived } from '#src/ui/app/NotReceived/NotReceived.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { LoadingRegion } from '#src/ui/base/Skeleton/LoadingRegion.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import type { MembersResult } from './use-members.ts';
import styles from './Search.module.css';

interface FactProps {
  icon: IconName;
  label: string;
  value: string | null;
  none: string;
}

function Fact({ icon, label, value, none }: FactProps) {
  return (
    <span className={styles.fact} data-none={value === null || undefined}>
      <Icon name={icon} size={16} />
      <VisuallyHidden>{value === null ? '' : label}</VisuallyHidden>
      <span translate={value === null ? undefined : 'no'}>{value ?? none}</span>
    </span>
  );
}

/** The end of a masked phone, as it is compared aloud. */
const endOf = (phone: string): string => {
  const end = phone.replace(/\D/g, '').slice(-4);
  return `•••\u00A0${end.slice(0, 2)}\u00A0${end.slice(2)}`;
};

/**
 * A member whose area staff can open. The link is not one of the router: the owner view begins with a new
 * page (R6.3).
 */
function MemberRow({ member }: { member: MemberSummary }) {
  const { t } = useTranslation(['staff', 'level']);
  const { reference, name, email, cardNumber, phone, level } = member;
  return (
    <li className={styles.member}>
      <a className={styles.row} href={import.meta.env.BASE_URL + hrefs.owner(reference).slice(1)}>
        <span className={styles.person}>
          <strong className={`breakable ${styles.name}`} translate="no">
            {name}
          </strong>
          <Tag tone={level === 'friend' ? 'neutral' : 'secondary'}>{t(`level:name.${level}`)}</Tag>
        </span>
        <span className={`muted small ${styles.facts}`}>
          <Fact
            icon="credit-card"
            label={t('card')}
            value={cardNumber === null ? null : groupNumber(cardNumber)}
            none={t('noCard')}
          />
          <Fact
            icon="phone"
            label={t('phone')}
            value={phone === null ? null : endOf(phone)}
            none={t('noPhone')}
          />
          <Fact icon="mail" label={t('email')} value={email} none="" />
        </span>
        <Icon name="chevron-right" size={20} />
      </a>
      <LinkButton to={hrefs.staffMember(reference)} variant="quiet" size="small" icon="coins">
        <span>{t('toAccount')}</span>
        <VisuallyHidden>{`, ${name}`}</VisuallyHidden>
      </LinkButton>
    </li>
  );
}

interface MemberListProps {
  response: MembersResult | null;
  isAwaited: boolean;
  refetch: () => void;
  /** How many rows the list will have. */
  rows: number;
}

/** Members as rows; in their place the rows' shape, or why they did not come. */
export function MemberList({ response, isAwaited, refetch, rows }: MemberListProps) {
  const { t } = useTranslation('staff');
  if (response && 'members' in response) {
    return (
      <Card padding="none">
        <ul className="ruled">
          {response.members.map((member) => (
            <MemberRow key={member.reference} member={member} />
          ))}
        </ul>
      </Card>
    );
  }
  if (!response && isAwaited) return <RowsSkeleton rows={rows} />;
  const problem = response ? response.problem : 'offline';
  return (
    <NotReceived
      isOffline={response === null}
      title={t(`${problem}.title`)}
      text={t(`${problem}.text`)}
      onRetry={refetch}
    />
  );
}

function RowsSkeleton({ rows }: { rows: number }) {
  return (
    <LoadingRegion>
      <Card padding="none">
        <div className="ruled">
          {Array.from({ length: rows }, (_, index) => (
            <div key={index} className={`stack stack-tight ${styles.waiting}`}>
              <Skeleton width="12rem" />
              <Skeleton width="9rem" />
              <Skeleton width="11rem" />
            </div>
          ))}
        </div>
      </Card>
    </LoadingRegion>
  );
}
