import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { network } from '#src/state/page/network.ts';
import { useReadOnlyNote } from '#src/sync/use-read-only-note.ts';
import { Hint } from '#src/ui/app/Hint/Hint.tsx';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import styles from './FriendForm.module.css';

interface SubmitBarProps {
  isSending: boolean;
  /**
   * Why nothing can be sent: no card to reward, cards that were never received, or the corrected application has
   * left.
   */
  obstacle: 'no-card' | 'card-unknown' | 'gone' | null;
}

/** The form's main action, and what the network or a missing card means for it. */
export function SubmitBar({ isSending, obstacle }: SubmitBarProps) {
  const { t } = useTranslation('invites');
  const { reachable } = useSnapshot(network);
  const readOnlyNote = useReadOnlyNote();
  if (obstacle === 'gone') {
    return (
      <Alert
        tone="warning"
        live
        action={
          <LinkButton size="small" variant="outline" to={hrefs.invites()}>
            {t('form.toList')}
          </LinkButton>
        }
      >
        {t('form.gone')}
      </Alert>
    );
  }
  if (obstacle === 'no-card') {
    return (
      <Alert
        tone="warning"
        action={
          <LinkButton size="small" variant="outline" to={hrefs.noCard()}>
            {t('form.aboutCard')}
          </LinkButton>
        }
      >
        {t('form.noCard')}
      </Alert>
    );
  }
  const lacksNumber = obstacle === 'card-unknown';
  return (
    <div className={`stack stack-tight ${styles.submit}`}>
      {readOnlyNote !== null && <Hint icon="eye">{readOnlyNote}</Hint>}
      {lacksNumber && <Hint icon="credit-card">{t('form.cardUnknown')}</Hint>}
      {!lacksNumber && !reachable && <Hint icon="cloud-off">{t('form.offline')}</Hint>}
      <Button type="submit" wide icon="send" busy={isSending} disabled={lacksNumber}>
        {t('form.submit')}
      </Button>
    </div>
  );
}
