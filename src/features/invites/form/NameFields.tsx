import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#src/ui/base/Checkbox/Checkbox.tsx';
import type { FriendFormApi } from './friend-schema.ts';
import { TextField } from './TextField.tsx';
import styles from './FriendForm.module.css';

/** The friend's name; the middle name can be waived (R5.5). */
export function NameFields({ form }: { form: FriendFormApi }) {
  const { t } = useTranslation('invites');
  const isMiddleWaived = useWatch({ control: form.control, name: 'isMiddleWaived' });
  return (
    <fieldset className={`stack ${styles.group}`}>
      <legend className={styles.legend}>{t('form.who')}</legend>
      <div className={`stack ${styles.pair}`}>
        <TextField form={form} name="first" label={t('form.first')} />
        <TextField form={form} name="last" label={t('form.last')} />
      </div>
      <div className={`stack ${styles.pair}`}>
        {!isMiddleWaived && <TextField form={form} name="middle" label={t('form.middle')} />}
        <div className={isMiddleWaived ? undefined : styles.waiver}>
          <Checkbox
            label={t('form.noMiddle')}
            {...form.register('isMiddleWaived', { deps: 'middle' })}
          />
        </div>
      </div>
    </fieldset>
  );
}
