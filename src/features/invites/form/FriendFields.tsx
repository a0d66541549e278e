import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { useFormat } from '#src/i18n/use-format.ts';
import { contacts } from '#src/state/page/brand.ts';
import { dialogs, openDialog } from '#src/state/page/dialogs.ts';
import { useEmojiHint } from '#src/ui/app/EmojiHint/use-emoji-hint.ts';
import { useFieldError } from '#src/ui/app/FormErrors/use-field-error.ts';
import { Checkbox } from '#src/ui/base/Checkbox/Checkbox.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { PhoneInput } from '#src/ui/base/PhoneInput/PhoneInput.tsx';
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
        <a className={styles.policy} href={contacts().privacyPage} target="_blank" rel="noreferrer">
          {t('shell:privacy')}
        </a>
      )}
    </div>
  );
}

/** How the admissions office reaches the friend: one of the two is enough. */
export function FriendContactFields({ form }: { form: FriendFormApi }) {
  const { t } = useTranslation('invites');
  const { language } = useFormat();
  const errorOf = useFieldError(form);
  return (
    <fieldset className="stack">
      <legend className={`as-heading ${styles.legend}`}>{t('form.contacts')}</legend>
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

interface TextFieldProps {
  form: FriendFormApi;
  name: 'first' | 'last' | 'middle' | 'email';
  label: string;
  type?: 'text' | 'email';
}

/** A text of the form with its error, and a warning while it has emoji (R5.4). */
function TextField({ form, name, label, type = 'text' }: TextFieldProps) {
  const hintFor = useEmojiHint();
  const errorOf = useFieldError(form);
  const text = useWatch({ control: form.control, name });
  return (
    <Input
      label={label}
      type={type}
      // The browser would offer the member's own data.
      autoComplete="off"
      autoCapitalize={type === 'email' ? 'none' : 'words'}
      spellCheck={false}
      hint={hintFor(text)}
      error={errorOf(name)}
      // An e-mail also settles the phone's «one of both is enough».
      {...form.register(name, name === 'email' ? { deps: 'phone' } : {})}
    />
  );
}

/** The friend's name; the middle name can be waived (R5.5). */
export function NameFields({ form }: { form: FriendFormApi }) {
  const { t } = useTranslation('invites');
  const isMiddleWaived = useWatch({ control: form.control, name: 'isMiddleWaived' });
  return (
    <fieldset className="stack">
      <legend className={`as-heading ${styles.legend}`}>{t('form.who')}</legend>
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
