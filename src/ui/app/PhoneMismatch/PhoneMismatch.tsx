import { useTranslation } from 'react-i18next';
import { phoneHref } from '#src/domain/hrefs.ts';
import { groupPhone } from '#src/domain/person/phone-text.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import styles from './PhoneMismatch.module.css';

/** A person or a service to call. */
interface PhoneContact {
  readonly name: string;
  readonly phone: string;
}

interface PhoneMismatchProps {
  /** The stored phone, as people read it. */
  stored: string;
  /** The member's manager where there is one, and the support. */
  contacts: readonly PhoneContact[];
  /** What the member can go on with. */
  children: string;
}

/**
 * Shows that a phone differs from the stored one (R4.3). It only informs: the number can
 * still be changed by its code.
 */
export function PhoneMismatch({ stored, contacts, children }: PhoneMismatchProps) {
  const { t } = useTranslation('card');
  return (
    <Alert tone="warning" title={t('mismatch.title')}>
      <p>{`${t('mismatch.stored', { phone: stored })} ${children}`}</p>
      <ul className={styles.contacts}>
        {contacts.map(({ name, phone }) => (
          <li key={phone}>
            <span>{`${name}:`}</span>{' '}
            <a className={`tabular ${styles.phone}`} href={phoneHref(phone)} translate="no">
              {groupPhone(phone)}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
