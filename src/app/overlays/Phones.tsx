import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { currentBrand } from '#src/state/brand.ts';
import { member } from '#src/state/member.ts';
import styles from './Overlays.module.css';
import { PhoneRow } from './PhoneRow.tsx';

/** The manager's mobile phone, where there is one, and the toll-free number of the brand. */
export function Phones() {
  const { t } = useTranslation('overlays');
  const manager = useSnapshot(member).info?.manager ?? null;
  const mobile = manager?.phone ?? null;
  return (
    <div className={styles.parts}>
      <ul>
        {manager && mobile !== null && (
          <PhoneRow label={t('phones.manager')} owner={manager.name} phone={mobile} />
        )}
        <PhoneRow label={t('phones.tollFree')} phone={currentBrand().supportPhone} />
      </ul>
      {mobile === null && <p className="muted small">{t('phones.noManager')}</p>}
    </div>
  );
}
