import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { supportPhones } from '#src/domain/contacts.ts';
import {
  differsFromStored,
  isVerifiedPhone,
  type PhoneInfo,
} from '#src/domain/person/phone-info.ts';
import { member } from '#src/state/member/member.ts';
import { contacts } from '#src/state/page/brand.ts';
import { useFieldError } from '#src/ui/app/FormErrors/use-field-error.ts';
import { PhoneMismatch } from '#src/ui/app/PhoneMismatch/PhoneMismatch.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { PhoneInput } from '#src/ui/base/PhoneInput/PhoneInput.tsx';
import { showPhone } from '#src/ui/base/PhoneInput/show-phone.ts';
import { phoneOfForm, type CardFormValues } from './card-form.ts';

interface MemberPhoneMismatchProps {
  /** With its plus. */
  stored: string;
  children: string;
}

/** The mismatch message with the member's manager, where there is one, and the support (R4.3). */
function MemberPhoneMismatch({ stored, children }: MemberPhoneMismatchProps) {
  const { t } = useTranslation('card');
  const manager = useSnapshot(member).info?.manager ?? null;
  const callable = [
    ...(manager?.phone
      ? [{ name: t('mismatch.manager', { name: manager.name }), phone: manager.phone }]
      : []),
    ...supportPhones(contacts())
      .slice(0, 1)
      .map((phone) => ({ name: t('mismatch.support'), phone })),
  ];
  return (
    <PhoneMismatch stored={showPhone(stored)} contacts={callable}>
      {children}
    </PhoneMismatch>
  );
}

interface CardContactFieldsProps {
  form: UseFormReturn<CardFormValues>;
  phones: PhoneInfo;
}

/** The phone, with a notice where it differs from the stored one (R4.3), and the e-mail. */
export function CardContactFields({ form, phones }: CardContactFieldsProps) {
  const { t } = useTranslation('card');
  const errorOf = useFieldError(form);
  const { control, register } = form;
  const typed = phoneOfForm(useWatch({ control, name: 'phone' }));
  const isVerified = typed !== null && isVerifiedPhone(phones, typed);
  const isOther = typed !== null && differsFromStored(phones, typed);

  return (
    <>
      <div className="stack stack-tight">
        <Controller
          control={control}
          name="phone"
          render={({ field: { value, onChange, ...field } }) => (
            <PhoneInput
              {...field}
              label={t('form.phone')}
              hint={t(isVerified ? 'form.phoneVerified' : 'form.phoneHint')}
              error={errorOf('phone')}
              value={value}
              onChange={(next) => onChange(next)}
            />
          )}
        />
        <div role="status">
          {isOther && !isVerified && phones.existedPhone !== null && (
            <MemberPhoneMismatch stored={phones.existedPhone}>
              {t('mismatch.typed')}
            </MemberPhoneMismatch>
          )}
        </div>
      </div>
      <Input
        label={t('form.email')}
        hint={t('form.emailHint')}
        error={errorOf('email')}
        icon="lock"
        type="email"
        autoComplete="email"
        readOnly
        {...register('email')}
      />
    </>
  );
}
