import { useState } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { memberBirthDates, isIsoDate } from '#src/domain/person/birth-date.ts';
import { useEmojiHint } from '#src/ui/app/EmojiHint/use-emoji-hint.ts';
import { useFieldError } from '#src/ui/app/FormErrors/use-field-error.ts';
import { Checkbox } from '#src/ui/base/Checkbox/Checkbox.tsx';
import { DatePicker } from '#src/ui/base/DatePicker/DatePicker.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { RadioGroup } from '#src/ui/base/RadioGroup/RadioGroup.tsx';
import type { CardFormValues } from './card-form.ts';

/** Names, gender and birth date (R5.5, R5.6). */
export function PersonFields({ form }: { form: UseFormReturn<CardFormValues> }) {
  const { t } = useTranslation('card');
  const errorOf = useFieldError(form);
  const hintFor = useEmojiHint();
  const [dates] = useState(() => memberBirthDates(new Date()));
  const { control, register } = form;
  const [name, surname, patronymic, noPatronymic] = useWatch({
    control,
    name: ['name', 'surname', 'patronymic', 'noPatronymic'],
  });

  return (
    <>
      <Input
        label={t('form.name')}
        hint={hintFor(name)}
        error={errorOf('name')}
        autoComplete="given-name"
        {...register('name')}
      />
      <Input
        label={t('form.surname')}
        hint={hintFor(surname)}
        error={errorOf('surname')}
        autoComplete="family-name"
        {...register('surname')}
      />
      <div className="stack stack-tight">
        <Input
          label={t('form.patronymic')}
          hint={hintFor(patronymic)}
          error={errorOf('patronymic')}
          autoComplete="additional-name"
          readOnly={noPatronymic}
          {...register('patronymic')}
        />
        <Checkbox
          label={t('form.noPatronymic')}
          {...register('noPatronymic', {
            onChange: () => {
              if (!form.getValues('noPatronymic')) return;
              form.setValue('patronymic', '', { shouldDirty: true });
              form.clearErrors('patronymic');
            },
          })}
        />
      </div>
      <RadioGroup
        label={t('form.sex')}
        error={errorOf('sex')}
        options={[
          { value: 'female', title: t('form.female') },
          { value: 'male', title: t('form.male') },
        ]}
        {...register('sex')}
      />
      <Controller
        control={control}
        name="birth_date"
        render={({ field: { value, onChange, ...field } }) => (
          <DatePicker
            {...field}
            {...dates}
            label={t('form.birthDate')}
            error={errorOf('birth_date')}
            value={isIsoDate(value) ? value : null}
            onChange={(day, text) => onChange(day ?? text)}
          />
        )}
      />
    </>
  );
}
