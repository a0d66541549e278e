import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { privacyPage } from '#src/state/page/brand.ts';
import { dialogs, openDialog } from '#src/state/page/dialogs.ts';
import { useFieldError } from '#src/ui/app/FormErrors/use-field-error.ts';
import { Checkbox } from '#src/ui/base/Checkbox/Checkbox.tsx';
import type { FriendFormApi } from './friend-schema.ts';
import styles from './FriendForm.module.css';

/** The friend's consent, which the member confirms, with the policy that it is about (R5.6). */
export function Consent({ form }: { form: FriendFormApi }) {
  const { t } = useTranslation(['invites', 'shell']);
  const { canShow } = useSnapshot(dialogs);
  const errorOf = useFieldError(form);
  return (
    <div>
      <Checkbox
        label={t('form.consent')}
        error={errorOf('isAgreed')}
        {...form.register('isAgreed')}
      />
      {canShow ? (
        <button type="button" className={styles.policy} onClick={() => openDialog('privacy')}>
          {t('shell:privacy')}
        </button>
      ) : (
        <a className={styles.policy} href={privacyPage()} target="_blank" rel="noreferrer">
          {t('shell:privacy')}
        </a>
      )}
    </div>
  );
}
