import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#src/i18n/use-format.ts';
import { useFieldError } from '#src/ui/app/FormErrors/use-field-error.ts';
import { PhoneInput } from '#src/ui/base/PhoneInput/PhoneInput.tsx';
import type { FriendFormApi } from './friend-schema.ts';
import { TextField } from './TextField.tsx';
import styles from './FriendForm.module.css';

/** How the admissions office reaches the friend: one of the two is enough. */
export function FriendContactFields({ form }: { form: FriendFormApi }) {
  const { t } = useTranslation('invites');
  const { language } = useFormat();
  const errorOf = useFieldError(form);
  return (
    <fieldset className={`stack ${styles.group}`}>
      <legend className={styles.legend}>{t('form.contacts')}</legend>
      <p className={`muted small ${styles.note}`}>{t('form.contactsHint')}</p>
      <div className={`stack ${styles.pair}`}>
        <Controller
          control={form.control}
          name="phone"
          render={({ field }) => (
            <PhoneInput
              {...field}
              label={t('form.phone')}
              autoComplete="off"
              defaultCountry={language === 'uz' ? 'UZ' : 'RU'}
              error={errorOf('phone')}
            />
          )}
        />
        <TextField form={form} name="email" type="email" label={t('form.email')} />
      </div>
    </fieldset>
  );
}
