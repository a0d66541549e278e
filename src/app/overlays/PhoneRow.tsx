import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneHref } from '#src/domain/hrefs.ts';
import { groupPhone } from '#src/domain/person/phone-text.ts';
import { copyOrReport } from '#src/sync/copy-text.ts';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { VisuallyHidden } from '#src/ui/base/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Overlays.module.css';

interface PhoneRowProps {
  /** Label of the phone. */
  label: string;
  /** Name of the contact. */
  owner?: string;
  phone: string;
}

/** A phone number to call, or to copy where this device cannot call. */
export function PhoneRow({ label, owner, phone }: PhoneRowProps) {
  const { t } = useTranslation(['overlays', 'common']);
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => setOutcome((await copyOrReport(phone)) ? 'copied' : 'failed');
  const message = outcome === 'copied' ? t('common:copied') : t('phones.copyFailed');
  return (
    <li className={`wrapping-row ${styles.phone}`}>
      <div className={styles.whose}>
        <p className="muted small">{label}</p>
        {owner !== undefined && <p translate="no">{owner}</p>}
        <p className={styles.number} translate="no">
          {groupPhone(phone)}
        </p>
        <p className="muted small" role="status">
          {outcome !== null && message}
        </p>
      </div>
      <button type="button" className={`centred muted ${styles.copy}`} onClick={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} size={20} />
        <VisuallyHidden>{`${t('common:copy')} ${phone}`}</VisuallyHidden>
      </button>
      <LinkButton variant="soft" size="small" icon="phone" to={phoneHref(phone)}>
        <span>{t('phones.call')}</span>
        <VisuallyHidden>{` ${phone}`}</VisuallyHidden>
      </LinkButton>
    </li>
  );
}
