import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { phone as phoneSchema } from '#src/contract/member/phone.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import { isVerifiedPhone, type PhoneInfo } from '#src/domain/person/phone-info.ts';
import { ServiceError } from '#src/domain/service-error.ts';
import { fieldText } from '#src/domain/text/field-problem.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useSingleRun } from '#src/sync/outbox/use-single-run.ts';
import type { Write } from '#src/sync/use-write.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { PhoneInput } from '#src/ui/base/PhoneInput/PhoneInput.tsx';
import styles from './PersonalData.module.css';

interface PhoneFormProps {
  write: Write;
  initial: string;
  phones: PhoneInfo;
  onCancel: () => void;
}

type Problem = 'notLoaded' | 'forbidden' | 'failed';

const problemOf = (failure: unknown): Problem => {
  if (!(failure instanceof ServiceError)) return 'notLoaded';
  return failure.category === 'forbidden' ? 'forbidden' : 'failed';
};

/** Another phone, which becomes the member's own by its code (R4.3). */
export function PhoneForm({ write, initial, phones, onCancel }: PhoneFormProps) {
  const { t } = useTranslation('card');
  const { language } = useFormat();
  const navigate = useNavigate();
  const noteId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const runOnce = useSingleRun();
  useEffect(() => field.current?.focus(), []);

  const refuse = (message: string) => {
    setError(message);
    field.current?.focus();
  };
  const send = async (phone: string) => {
    setIsBusy(true);
    setProblem(null);
    try {
      const sync = await write();
      const wanted = { purpose: 'personalData', phone, card: null, isVerified: false } as const;
      const kept = await sync.sendPhoneCode(wanted);
      if (kept.problem === 'failed') setProblem('failed');
      else void navigate(hrefs.verifyPhone());
    } catch (failure) {
      if (failure instanceof ServiceError && failure.field === 'phone') {
        refuse(failure.text ?? 'FIELD_PHONE');
      } else setProblem(problemOf(failure));
    } finally {
      setIsBusy(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const parsed = v.safeParse(phoneSchema, value);
    if (value === '') refuse('FIELD_REQUIRED');
    else if (!parsed.success) refuse(parsed.issues[0].message);
    else if (isVerifiedPhone(phones, parsed.output)) refuse(t('data.samePhone'));
    else void runOnce(() => send(parsed.output));
  };

  return (
    <form className="stack" noValidate aria-label={t('data.newPhone')} onSubmit={submit}>
      <PhoneInput
        ref={field}
        label={t('data.newPhone')}
        hint={t('data.newPhoneHint')}
        error={error === undefined ? undefined : fieldText(error, language)}
        value={value}
        onChange={(next) => {
          setValue(next);
          setError(undefined);
        }}
      />
      <div role="status" id={noteId}>
        {problem && <Alert tone="negative">{t(`problem.${problem}`)}</Alert>}
      </div>
      <div className={`stack stack-tight ${styles.actions}`}>
        <Button type="submit" busy={isBusy} aria-describedby={noteId}>
          {t('form.requestCode')}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {t('data.cancel')}
        </Button>
      </div>
    </form>
  );
}
