import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmailConfirmation } from '#src/domain/email-change/email-change.ts';
import { isWrongCode } from '#src/domain/person/confirmation-code.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { InputCode } from '#src/ui/base/InputCode/InputCode.tsx';
import { ResendEmailCode } from './ResendEmailCode.tsx';
import { TaskStatus } from './TaskStatus.tsx';
import type { EmailTasks } from './use-email-tasks.ts';
import styles from './EmailChange.module.css';

interface EmailCodeFormProps {
  /** The address that received the code. */
  address: string;
  attempt: EmailConfirmation;
  tasks: EmailTasks;
}

/** The code of the new address: typed, pasted or filled in; it is kept nowhere (R4.14, R4.16). */
export function EmailCodeForm({ address, attempt, tasks }: EmailCodeFormProps) {
  const { t } = useTranslation('email');
  const format = useFormat();
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { failure, running, checked } = tasks;
  const isOfCode = failure?.task === 'confirm' && code === checked;
  const isWrong = isOfCode && failure.error !== null && isWrongCode(failure.error);
  const left = Math.max(0, attempt.total_attempts - attempt.current_attempts);
  const attempts = t('code.attempts', { count: left });
  const lostText = isOfCode && failure.isLost ? t('problem.lost.confirm') : undefined;
  const error = isWrong ? `${t('code.wrong')} ${attempts}` : lostText;
  const other = isWrong || lostText !== undefined ? null : failure;
  const check = (typed: string) => void tasks.confirm(typed);
  useEffect(() => {
    if (error !== undefined) field.current?.focus();
  }, [error]);

  return (
    <div className="stack">
      <div>
        <p className={styles.address}>{t('code.sentTo', { email: address })}</p>
        {attempt.deadline !== null && (
          <p className="muted small">
            {t('code.until', { time: format.dateTime(attempt.deadline) })}
          </p>
        )}
      </div>
      <InputCode
        ref={field}
        label={t('code.label')}
        hint={isWrong ? t('code.hint') : `${t('code.hint')} ${attempts}`}
        error={running === null ? error : undefined}
        busy={running === 'confirm'}
        readOnly={running === 'resend'}
        name="code"
        value={code}
        onChange={(event) => setCode(event.target.value)}
        onComplete={check}
      />
      {lostText !== undefined && running === null && (
        <div className={`stack stack-tight ${styles.actions}`}>
          <Button icon="refresh-cw" onClick={() => check(code)}>
            {t('code.check')}
          </Button>
        </div>
      )}
      {lostText === undefined && <TaskStatus failure={running === null ? other : null} />}
      <ResendEmailCode
        {...{ attempt, tasks }}
        onSent={() => {
          setCode('');
          field.current?.focus();
        }}
      />
      <p className="muted small">{t('code.noMessage')}</p>
    </div>
  );
}
