import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BusClient } from '#src/domain/member/client.ts';
import { memberBirthDates, isIsoDate } from '#src/domain/person/birth-date.ts';
import { FormErrors } from '#src/ui/app/FormErrors/FormErrors.tsx';
import { useFieldError } from '#src/ui/app/FormErrors/use-field-error.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { DatePicker } from '#src/ui/base/DatePicker/DatePicker.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { RadioGroup } from '#src/ui/base/RadioGroup/RadioGroup.tsx';
import type { PersonalDataValues } from './personal-data-form.ts';
import styles from './PersonalData.module.css';

interface PersonFormFieldsProps {
  form: UseFormReturn<PersonalDataValues>;
  client: BusClient;
  problem: string | null;
  onSave: () => void;
  onCancel: () => void;
}

const AUTO_COMPLETE = {
  name: 'given-name',
  surname: 'family-name',
  patronymic: 'additional-name',
} as const;

/** The fields; the member enters a birth date once; later only support changes it (R7.18). */
export function PersonFormFields(props: PersonFormFieldsProps) {
  const { form, client, problem, onSave, onCancel } = props;
  const { t } = useTranslation('card');
  const errorOf = useFieldError(form);
  const [dates] = useState(() => memberBirthDates(new Date()));
  const labels = {
    name: t('data.name'),
    surname: t('data.surname'),
    patronymic: t('data.patronymic'),
    birth_date: t('data.birthDate'),
    sex: t('data.sex'),
  };
  return (
    <form
      className="stack"
      noValidate
      aria-label={t('data.person')}
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      <h2>{t('data.person')}</h2>
      <FormErrors form={form} labels={labels} />
      {(['name', 'surname', 'patronymic'] as const).map((field) => (
        <Input
          key={field}
          label={labels[field]}
          error={errorOf(field)}
          autoComplete={AUTO_COMPLETE[field]}
          {...form.register(field)}
        />
      ))}
      {client.birth_date === null && (
        <Controller
          control={form.control}
          name="birth_date"
          render={({ field: { value, onChange, ...field } }) => (
            <DatePicker
              {...field}
              {...dates}
              label={labels.birth_date}
              hint={t('data.birthDateHint')}
              error={errorOf('birth_date')}
              value={isIsoDate(value) ? value : null}
              onChange={(day, text) => onChange(day ?? text)}
            />
          )}
        />
      )}
      <RadioGroup
        label={labels.sex}
        error={errorOf('sex')}
        options={[
          { value: 'female', title: t('data.female') },
          { value: 'male', title: t('data.male') },
        ]}
        {...form.register('sex')}
      />
      <div role="status">{problem !== null && <Alert tone="warning">{problem}</Alert>}</div>
      <div className={`stack stack-tight ${styles.actions}`}>
        <Button type="submit">{t('data.save')}</Button>
        <Button variant="outline" onClick={onCancel}>
          {t('data.cancel')}
        </Button>
      </div>
    </form>
  );
}
