import { useState } from 'react';
import type { PhoneVerification } from '#src/domain/member/phone-verification.ts';
import { loadSync } from '#src/sync/load-sync.ts';
import { useSingleRun } from '#src/sync/outbox/use-single-run.ts';
import { useWriteId } from '#src/sync/outbox/use-write-id.ts';
import { useWhenConnected } from '#src/sync/requests/use-when-connected.ts';
import type { Write } from '#src/sync/use-write.ts';

type Task = 'check' | 'send';

interface CodeCheck {
  readonly code: string;
  readonly type: (code: string) => void;
  /** The code that was checked last, whose problem is shown. */
  readonly checked: string | null;
  readonly running: Task | null;
  readonly check: (code: string) => void;
  /** Requests another code, or repeats the request without a response. */
  readonly send: () => void;
  /** Part of the app could not be loaded. */
  readonly isNotLoaded: boolean;
}

/**
 * Checks codes and requests new ones (R2.28). The same code keeps its request id, so that a repetition uses
 * up no attempt (R7.31). What got no response is repeated when the network is back.
 */
export function useCodeCheck(write: Write, verification: PhoneVerification): CodeCheck {
  const [code, setCode] = useState('');
  const [checked, setChecked] = useState<string | null>(null);
  const [running, setRunning] = useState<Task | null>(null);
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
