import { useTranslation } from 'react-i18next';
import * as v from 'valibot';
import { emailAddress } from '#src/contract/member/person.ts';
import { fieldText } from '#src/domain/text/field-problem.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useSingleRun } from '#src/sync/outbox/use-single-run.ts';
import { useDraftForm } from '#src/sync/storage/use-draft-form.ts';
import { useStoredDraft, type FormDraft } from '#src/sync/storage/use-stored-draft.ts';
import { useFieldError } from '#src/ui/app/FormErrors/use-field-error.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { Input } from '#src/ui/base/Input/Input.tsx';
import { Skeleton } from '#src/ui/base/Skeleton/Skeleton.tsx';
import { BackToData } from './BackToData.tsx';
import { Stepper } from './Stepper.tsx';
import { StepTitle } from './StepTitle.tsx';
import { TaskStatus } from './TaskStatus.tsx';
import type { EmailTasks } from './use-email-tasks.ts';
import styles from './EmailChange.module.css';

interface NewEmailFormProps {
  currentEmail: string;
  tasks: EmailTasks;
  takesFocus: boolean;
}

interface Values {
  address: string;
}

/** The form of the new address; a half-typed one is kept on the device (R9.10). */
export function NewEmailForm(props: NewEmailFormProps) {
  const { t } = useTranslation('email');
  const draft = useStoredDraft<Values>('email-change');
  return (
    <Card>
      <div className="stack">
        <Stepper branch="none" />
        <StepTitle takesFocus={props.takesFocus}>{t('form.title')}</StepTitle>
        {draft ? (
          <FilledForm {...{ ...props, draft }} />
        ) : (
          <Skeleton shape="block" height="13rem" />
        )}
      </div>
    </Card>
  );
}

interface FilledFormProps extends NewEmailFormProps {
  draft: FormDraft<Values>;
}

const FIELD = 'change_client_email';
const schema = v.object({ address: emailAddress });

function FilledForm({ currentEmail, tasks, draft }: FilledFormProps) {
  const { t } = useTranslation('email');
  const { language } = useFormat();
  const { form } = useDraftForm<Values>({ draft, schema, start: { address: '' } });
  const errorOf = useFieldError(form);
  const failure = tasks.failure?.task === 'start' ? tasks.failure : null;
  const refused = failure?.error?.field === FIELD ? failure.error.text : null;
  const runOnce = useSingleRun();
  const toField = () => form.setFocus('address');
  const send = form.handleSubmit(async ({ address }) => {
    if (address === currentEmail) {
      form.setError('address', { message: t('form.same') });
      return toField();
    }
    // A reload that follows at once must find the address.
    await draft.flush();
    if (await tasks.start(address, draft.requestId(address))) draft.drop();
    else toField();
  }, toField);
  return (
    <form
      className="stack"
      noValidate
      aria-label={t('form.title')}
      onSubmit={(event) => {
        event.preventDefault();
        void runOnce(() => send());
      }}
    >
      <p className={styles.address}>{t('form.current', { email: currentEmail })}</p>
      <Input
        {...form.register('address')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        label={t('form.field')}
        hint={t('form.hint')}
        error={errorOf('address') ?? (refused === null ? undefined : fieldText(refused, language))}
      />
      <TaskStatus failure={refused === null ? failure : null} offline="typed" />
      <div className={`stack stack-tight ${styles.actions}`}>
        <Button type="submit" icon="send" busy={tasks.running === 'start'}>
          {t('form.send')}
        </Button>
        <BackToData />
      </div>
    </form>
  );
}
