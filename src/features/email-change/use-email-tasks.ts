import { useRef, useState } from 'react';
import { lacksResponse, mayBeDone, ServiceError } from '#src/domain/service-error.ts';
import { useWriteId } from '#src/sync/outbox/use-write-id.ts';
import { useWhenConnected } from '#src/sync/requests/use-when-connected.ts';
import type { Write } from '#src/sync/use-write.ts';

type Actions = Awaited<ReturnType<Write>>;

/** What the member does on the screen. */
export type EmailTask = 'start' | 'confirm' | 'resend' | 'cancel';

/** Why the last task did not succeed: without an error a part of the app could not be loaded. */
export interface EmailFailure {
  readonly task: EmailTask;
  readonly error: ServiceError | null;
  /** No response came: the outcome is unknown. */
  readonly isLost: boolean;
}

/**
 * Runs the member's tasks one after another: a code may be filled in while the refresh of the request
 * before it is pending. What got no response keeps its request id and is repeated when the network is back;
 * a code that is typed again keeps it too, so that it uses up no second attempt (R7.31).
 */
export function useEmailTasks(write: Write) {
  const [running, setRunning] = useState<EmailTask | null>(null);
  const [failure, setFailure] = useState<EmailFailure | null>(null);
  /** The code that was checked last, to which the failure belongs. */
  const [checked, setChecked] = useState<string | null>(null);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const writeId = useWriteId();
  const repeat = useRef<() => Promise<boolean>>(null);

  const runNow = async (
    task: EmailTask,
    value: string,
    work: (sync: Actions, requestId: string) => Promise<void>,
    idOfForm?: string,
  ): Promise<boolean> => {
    setRunning(task);
    setFailure(null);
    const requestId = writeId.idOf(`${task} ${value}`, idOfForm);
    repeat.current = () => run(task, value, work);
    try {
      await work(await write(), requestId);
      writeId.settle();
      return true;
    } catch (caught) {
      const error = caught instanceof ServiceError ? caught : null;
      const isLost = lacksResponse(caught);
      if (error && !mayBeDone(error) && task !== 'confirm') writeId.settle();
      setFailure({ task, error, isLost });
      return false;
    } finally {
      if (task === 'confirm') setChecked(value);
      setRunning(null);
    }
  };

  const run = (...parameters: Parameters<typeof runNow>): Promise<boolean> => {
    const next = before.current.then(() => runNow(...parameters));
    before.current = next;
    return next;
  };

  useWhenConnected(() => {
    if (failure?.isLost) void repeat.current?.();
  });

  return {
    running,
    failure,
    checked,
    /** @param requestId made when the form opened; a request after a refusal has one of its own */
    start: (address: string, requestId: string) =>
      run('start', address, (sync, id) => sync.startEmailChange(address, id), requestId),
    confirm: (code: string) =>
      run('confirm', code, (sync, id) => sync.confirmEmailChange(Number(code), id)),
    resend: () => run('resend', '', (sync, id) => sync.resendEmailCode(id)),
    cancel: () => run('cancel', '', (sync, id) => sync.cancelEmailChange(id)),
  };
}

export type EmailTasks = ReturnType<typeof useEmailTasks>;
