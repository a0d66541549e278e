import { useTranslation } from 'react-i18next';
import { hrefs } from '#src/domain/hrefs.ts';
import { groupNumber } from '#src/domain/member/group-number.ts';
import type { MemberSummary } from '#src/domain/member/member-summary.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import type { IconName } from '#src/ui/base/Icon/icons.ts';
import { Tag } from '#src/ui/base/Tag/Tag.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Staff.module.css';

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
export function MemberRow({ member }: { member: MemberSummary }) {
  const { t } = useTranslation(['staff', 'level']);
  const { reference, name, email, cardNumber, phone, level } = member;
  return (
    <li>
      <a className={styles.row} href={import.meta.env.BASE_URL + hrefs.owner(reference).slice(1)}>
        <span className={styles.person}>
          <strong className={styles.name} translate="no">
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
    </li>
  );
}
