import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { emailAddress } from '#src/contract/person.ts';
import { fieldText } from '#src/domain/field-problem.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useFormDraft, type FormDraft } from '#src/sync/use-form-draft.ts';
import { useSingleRun } from '#src/sync/use-single-run.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { BackToData } from './BackToData.tsx';
import { changeTrack } from './change-steps.ts';
import styles from './EmailChange.module.css';
import { Stepper } from './Stepper.tsx';
import { StepTitle } from './StepTitle.tsx';
import { TaskStatus } from './TaskStatus.tsx';
import type { EmailTasks } from './use-email-tasks.ts';

interface AddressFormProps {
  currentEmail: string;
  tasks: EmailTasks;
  takesFocus: boolean;
  /** Another address replaces the requested one; null for the first request. */
  onBack: (() => void) | null;
  onStarted: () => void;
}

interface Draft {
  address: string;
}

/** The form of the new address; a half-typed one is kept on the device (R9.10). */
export function AddressForm(props: AddressFormProps) {
  const { t } = useTranslation('email');
  const { draft, ...form } = useFormDraft<Draft>('email-change');
  const track = changeTrack('none');
  return (
    <Card>
      <div className="stack">
        {track && <Stepper track={track} />}
        <StepTitle takesFocus={props.takesFocus}>
          {t(props.onBack ? 'form.another' : 'form.title')}
        </StepTitle>
        {draft === undefined ? (
          <Skeleton shape="block" height="13rem" />
        ) : (
          <FilledForm {...props} initial={draft?.address ?? ''} {...form} />
        )}
      </div>
    </Card>
  );
}

interface FilledFormProps extends AddressFormProps, Omit<FormDraft<Draft>, 'draft'> {
  initial: string;
}

const FIELD = 'change_client_email';

function FilledForm(props: FilledFormProps) {
  const { currentEmail, tasks, initial, keep, flush, drop, requestId, onBack, onStarted } = props;
  const { t } = useTranslation('email');
  const { language } = useFormat();
  const field = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(initial);
  const [error, setError] = useState<string>();
  const failure = tasks.failure?.task === 'start' ? tasks.failure : null;
  const refused = failure?.error?.field === FIELD ? failure.error.text : null;
  const shownError = error ?? (refused === null ? undefined : refused);

  const refuse = (message: string) => {
    setError(message);
    field.current?.focus();
  };
  const runOnce = useSingleRun();
  const send = async () => {
    const parsed = v.safeParse(emailAddress, value);
    if (!parsed.success) return refuse(parsed.issues[0].message);
    if (parsed.output === currentEmail) return refuse(t('form.same'));
    setError(undefined);
    // A reload that follows at once must find the address.
    await flush();
    if (await tasks.start(parsed.output, requestId(parsed.output))) {
      drop();
      onStarted();
    } else field.current?.focus();
  };
  return (
    <form
      className="stack"
      noValidate
      aria-label={t('form.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void runOnce(send);
      }}
    >
      <p className={styles.address}>{t('form.current', { email: currentEmail })}</p>
      <Input
        ref={field}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t('form.field')}
        hint={t('form.hint')}
        error={shownError === undefined ? undefined : fieldText(shownError, language)}
        value={value}
        onChange={(event) => {
          setValue(event.target.value);
          setError(undefined);
          keep({ address: event.target.value });
        }}
      />
      <TaskStatus failure={refused === null ? failure : null} offline="typed" />
      <div className={styles.actions}>
        <Button type="submit" icon="send" busy={tasks.running === 'start'}>
          {t('form.send')}
        </Button>
        {onBack ? (
          <Button variant="outline" onClick={onBack}>
            {t('form.back')}
          </Button>
        ) : (
          <BackToData />
        )}
      </div>
    </form>
  );
}
