import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnapshot } from 'valtio';
import { hrefs } from '#src/domain/hrefs.ts';
import { isExhausted, type PhoneVerification } from '#src/domain/member/phone-verification.ts';
import { network } from '#src/state/page/network.ts';
import { loadSync } from '#src/sync/load-sync.ts';
import { useSingleRun } from '#src/sync/outbox/use-single-run.ts';
import { useWriteId } from '#src/sync/outbox/use-write-id.ts';
import { useWhenConnected } from '#src/sync/requests/use-when-connected.ts';
import type { Write } from '#src/sync/use-write.ts';
import { GoBack } from '#src/ui/app/GoBack/GoBack.tsx';
import { Alert } from '#src/ui/base/Alert/Alert.tsx';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Card } from '#src/ui/base/Card/Card.tsx';
import { InputCode } from '#src/ui/base/InputCode/InputCode.tsx';
import { showPhone } from '#src/ui/base/PhoneInput/show-phone.ts';
import { ScreenTitle } from '#src/ui/base/ScreenTitle/ScreenTitle.tsx';
import { CardStep } from '../CardStep.tsx';
import { ResendCode } from './ResendCode.tsx';

type Task = 'check' | 'send';

/**
 * Checks codes and requests new ones (R2.28). The same code keeps its request id, so that a repetition uses
 * up no attempt (R7.31). What got no response is repeated when the network is back.
 */
function useCodeCheck(write: Write, verification: PhoneVerification) {
  const [code, setCode] = useState('');
  /** The code that was checked last, whose problem is shown. */
  const [checked, setChecked] = useState<string | null>(null);
  const [running, setRunning] = useState<Task | null>(null);
  /** Part of the app could not be loaded. */
  const [isNotLoaded, setIsNotLoaded] = useState(false);
  const writeId = useWriteId();
  const runOnce = useSingleRun();

  const run = (task: Task, work: () => Promise<unknown>) =>
    runOnce(async () => {
      setRunning(task);
      setIsNotLoaded(false);
      await work().catch(() => setIsNotLoaded(true));
      setRunning(null);
    });
  const check = (typed: string) =>
    void run('check', async () => {
      await (await write()).verifyPhoneCode(Number(typed), writeId.idOf(typed));
      setChecked(typed);
    });
  /** Requests another code, or repeats the request without a response. */
  const send = () =>
    void run('send', async () => {
      writeId.settle();
      await (await write()).resendPhoneCode();
      setChecked(null);
      setCode('');
    });

  const { requestId, isChecking } = verification;
  useWhenConnected(() => {
    if (requestId !== null) send();
    else if (isChecking && checked !== null && checked === code) check(checked);
    else if (isChecking) void run('check', async () => (await loadSync()).settlePhoneCode());
  });

  return { code, type: setCode, checked, running, check, send, isNotLoaded };
}

/** What is wrong with the code that was typed; undefined when nothing is, or when it is not about it. */
function useCodeError({ problem, attemptsLeft }: PhoneVerification): string | undefined {
  const { t } = useTranslation('card');
  switch (problem) {
    case 'wrong':
      return attemptsLeft === 0
        ? t('code.exhausted')
        : `${t('code.wrong')} ${t('code.attempts', { count: attemptsLeft ?? 0 })}`;
    case 'expired':
    case 'exhausted':
    case 'unconfirmed':
    case 'failed':
      return t(`code.${problem}`);
    case 'tooSoon':
    case 'noResponse':
    case null:
      return undefined;
  }
}

const CODE_LENGTH = 6;

interface CodeStepProps {
  write: Write;
  verification: PhoneVerification;
}

/** The code of the phone: typed, pasted or filled in from the message (R2.28, R5.7). */
export function CodeStep({ write, verification }: CodeStepProps) {
  const { t } = useTranslation('card');
  const { reachable } = useSnapshot(network);
  const codeCheck = useCodeCheck(write, verification);
  const { code, type, checked, running, check, send, isNotLoaded } = codeCheck;
  const { phone, attemptsLeft, problem } = verification;
  const isOfCard = verification.purpose === 'card';
  const isShown = code === '' || code === checked;
  const error = useCodeError(verification);
  const isSent = attemptsLeft !== null;
  // The pressed button gives way to the countdown, and the new code is typed next.
  const field = useRef<HTMLInputElement>(null);
  const sent = verification.resend?.since;
  const before = useRef(sent);
  useEffect(() => {
    if (before.current !== sent && problem === null) field.current?.focus();
    before.current = sent;
  }, [sent, problem]);
  const canRepeat = problem === 'unconfirmed' && code.length === CODE_LENGTH;

  const entry = (
    <Card>
      <div className="stack">
        {/* After a response that did not come the error below says that it is unknown. */}
        {(isSent || problem !== 'noResponse') && (
          <p>{t(isSent ? 'code.sentTo' : 'code.notSent', { phone: showPhone(phone) })}</p>
        )}
        {isSent && (
          <InputCode
            label={t('code.label')}
            hint={t('code.hint')}
            error={isShown && running === null ? error : undefined}
            busy={running === 'check'}
            readOnly={isExhausted(verification)}
            ref={field}
            name="code"
            value={code}
            onChange={(event) => type(event.target.value)}
            onComplete={check}
          />
        )}
        {canRepeat && running === null && (
          <Button icon="refresh-cw" onClick={() => check(code)}>
            {t('code.check')}
          </Button>
        )}
        <div role="status">
          {isNotLoaded && <Alert tone="negative">{t('problem.notLoaded')}</Alert>}
          {!reachable && !isNotLoaded && (
            <Alert tone="warning">{t(canRepeat ? 'code.offlineTyped' : 'code.offline')}</Alert>
          )}
        </div>
        <ResendCode {...{ verification }} isSending={running === 'send'} onSend={send} />
      </div>
    </Card>
  );

  return (
    <div className={`column stack ${isOfCard ? 'column-grid' : ''}`}>
      <div>
        <GoBack to={isOfCard ? hrefs.getCard() : hrefs.personalData()}>{t('code.change')}</GoBack>
        <ScreenTitle>{t('code.title')}</ScreenTitle>
      </div>
      {isOfCard ? <CardStep current="code">{entry}</CardStep> : entry}
    </div>
  );
}
