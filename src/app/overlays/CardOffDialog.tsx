import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { hasTwoActive } from '#src/domain/member/card.ts';
import { member } from '#src/state/member/member.ts';
import { openDialog } from '#src/state/page/dialogs.ts';
import { openScreen } from '#src/state/page/overlays.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { Icon } from '#src/ui/base/Icon/Icon.tsx';
import styles from './Overlays.module.css';

const LIMITS = [
  { text: 'cardOff.spend', icon: 'lock' },
  { text: 'cardOff.sections', icon: 'eye-off' },
  { text: 'cardOff.earn', icon: 'circle-check' },
] as const;

/** Explains a card that is off and how to activate it again (R2.31, R4.1). */
export function CardOffDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('overlays');
  const isDouble = hasTwoActive(useSnapshot(member).cards);
  return (
    <Dialog
      title={t('cardOff.title')}
      onClose={onClose}
      actions={
        <>
          <Button icon="headset" onClick={() => openScreen(hrefs.support('CARD'))}>
            {t('cardOff.write')}
          </Button>
          <Button variant="outline" icon="phone" onClick={() => openDialog('call')}>
            {t('cardOff.call')}
          </Button>
        </>
      }
    >
      <div className={`stack ${styles.parts}`}>
        {isDouble && <p>{t('cardOff.two')}</p>}
        <p>{t('cardOff.lead')}</p>
        <ul className={styles.limits}>
          {LIMITS.map(({ text, icon }) => (
            <li key={text} className={styles.limit}>
              <Icon name={icon} size={20} />
              <span>{t(text)}</span>
            </li>
          ))}
        </ul>
        <p>{t('cardOff.safe')}</p>
        <button type="button" className={styles.aside} onClick={() => openDialog('wrong-card')}>
          {t('cardOff.wrongCard')}
        </button>
      </div>
    </Dialog>
  );
}
