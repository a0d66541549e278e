import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { branchActions, type ChangeBranch } from '#src/domain/email-change/change-branch.ts';
import { hrefs } from '#src/domain/hrefs.ts';
import type { BusClient } from '#src/domain/member/client.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import type { EmailView } from '#src/state/member/use-email-view.ts';
import { requestConfirmation } from '#src/state/page/dialogs.ts';
import type { Write } from '#src/sync/use-write.ts';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { LinkButton } from '#src/ui/base/LinkButton/LinkButton.tsx';
import { BackToData } from './BackToData.tsx';
import { EmailCodeForm } from './EmailCodeForm.tsx';
import { NewEmailForm } from './NewEmailForm.tsx';
import { ResendEmailCode } from './ResendEmailCode.tsx';
import { Stepper } from './Stepper.tsx';
import { StepTitle } from './StepTitle.tsx';
import { TaskStatus } from './TaskStatus.tsx';
import { type EmailTasks, useEmailTasks } from './use-email-tasks.ts';
import { useShownEmail } from './use-shown-email.ts';
import styles from './EmailChange.module.css';

interface ChangeStepsProps {
  write: Write;
  view: EmailView;
  client: BusClient;
  branch: Exclude<ChangeBranch, 'unknown'>;
  onSignOut: () => void;
}

/** The step of the change by its branch (R4.14): what can be done now, or what the member waits for. */
export function ChangeSteps({ write, view, client, branch, onSignOut }: ChangeStepsProps) {
  const { t } = useTranslation('email');
  const shown = useShownEmail();
  const tasks = useEmailTasks(write);
  const { canCancel, canEnter } = branchActions(branch);
  const [first] = useState(branch);
  const [takesFocus, setTakesFocus] = useState(false);
  if (branch !== first && !takesFocus) setTakesFocus(true);

  const newEmail = client.change_client_email ?? client.change_b24_email;
  const cancel = async () => {
    const isSure = await requestConfirmation({
      title: t('cancel.title'),
      text: t('cancel.text', { email: shown(client.email) }),
      confirmText: t('cancel.confirm'),
      cancelText: t('cancel.stay'),
    });
    if (isSure) await tasks.cancel();
  };
  if (canEnter) return <NewEmailForm currentEmail={client.email} {...{ tasks, takesFocus }} />;
  return (
    <Card>
      <div className="stack">
        <Stepper branch={branch} />
        {/* A step of its own: its title takes the focus. */}
        <Step
          key={branch}
          {...{ view, branch, tasks, takesFocus, onSignOut }}
          newEmail={newEmail ?? ''}
        />
        <div className={`stack stack-tight ${styles.actions}`}>
          {canCancel && (
            <Button variant="quiet" busy={tasks.running === 'cancel'} onClick={() => void cancel()}>
              {t('cancel.button')}
            </Button>
          )}
          {!canCancel && <BackToData />}
        </div>
      </div>
    </Card>
  );
}

interface StepProps extends Pick<ChangeStepsProps, 'view' | 'branch' | 'onSignOut'> {
  tasks: EmailTasks;
  takesFocus: boolean;
  newEmail: string;
}

const TEXTS = {
  none: 'form',
  pending: 'code',
  expired: 'expired',
  exhausted: 'exhausted',
  confirmed: 'confirmed',
  refused: 'refused',
  approved: 'approved',
  'other-system': 'otherSystem',
} as const;

function Step({ view, branch, tasks, takesFocus, newEmail, onSignOut }: StepProps) {
  const { t } = useTranslation('email');
  const format = useFormat();
  const shown = useShownEmail();
  const { attempt, ticketIds } = view;
  const email = shown(newEmail);
  const total = attempt?.total_attempts ?? 0;
  const deadline = attempt?.deadline ?? null;
  const approvedAt = attempt?.approved_by_itself_at ?? null;
  const time = deadline === null ? '' : format.dateTime(deadline);
  const content = () => {
    switch (branch) {
      case 'confirmed':
        return (
          <>
            <Alert tone="positive">{t('confirmed.text', { email })}</Alert>
            {ticketIds.length > 0 && (
              <p>
                {t('confirmed.tickets', { ids: ticketIds.map((id) => `№\u00A0${id}`).join(', ') })}
              </p>
            )}
            {approvedAt !== null && (
              <p>{t('confirmed.byItself', { time: format.dateTime(approvedAt) })}</p>
            )}
            <TaskStatus failure={tasks.failure} offline="waits" />
          </>
        );
      case 'refused':
        return (
          <>
            <Alert tone="warning">{t('refused.text', { email })}</Alert>
            <TaskStatus failure={tasks.failure} offline="waits" />
            <div className={`stack stack-tight ${styles.actions}`}>
              <LinkButton variant="soft" icon="headset" to={hrefs.support()}>
                {t('refused.support')}
              </LinkButton>
            </div>
          </>
        );
      case 'approved':
        return (
          <>
            <Alert tone="positive">{t('approved.text', { email })}</Alert>
            <TaskStatus failure={tasks.failure} offline="waits" />
            <div className={`stack stack-tight ${styles.actions}`}>
              <Button icon="log-out" onClick={onSignOut}>
                {t('signOut')}
              </Button>
            </div>
          </>
        );
      case 'other-system':
        return <p className={styles.address}>{t('otherSystem.text', { email })}</p>;
      case 'expired':
        return (
          <>
            <p className={styles.address}>{t('expired.text', { email })}</p>
            <TaskStatus failure={tasks.failure} />
            {attempt && <ResendEmailCode {...{ attempt, tasks }} isMain />}
          </>
        );
      case 'exhausted':
        return <Alert tone="negative">{t('exhausted.text', { total, time })}</Alert>;
      case 'pending':
        return attempt && <EmailCodeForm address={email} {...{ attempt, tasks }} />;
      case 'none':
        return null;
    }
  };
  return (
    <>
      <StepTitle takesFocus={takesFocus}>{t(`${TEXTS[branch]}.title`)}</StepTitle>
      {content()}
    </>
  );
}
