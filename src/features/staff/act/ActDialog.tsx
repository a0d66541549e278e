import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActState } from '#src/sync/staff/use-act.ts';
import { Button } from '#src/ui/base/Button/Button.tsx';
import { Dialog } from '#src/ui/base/Dialog/Dialog.tsx';
import { useBackCloses } from '#src/ui/base/Dialog/use-back-closes.ts';
import type { Elements } from '#src/ui/base/elements.ts';
import { rowOf } from '../list/RowButton.tsx';
import { focusTitle } from '../page/StaffPage.tsx';
import { ActProblem } from './ActProblem.tsx';

interface ActDialogProps extends ActState {
  title: string;
  /** What the button does, such as «Начислить 500 токенов». */
  confirm: string;
  /** It takes something away. */
  isDanger?: boolean;
  /** A sentence without fields. */
  content?: 'brief';
  /** What the act goes by is not known yet. */
  isBlocked?: boolean;
  /** Does the act; the dialog closes when it is done. */
  onConfirm: () => Promise<boolean>;
  onClose: () => void;
  /** The fields, and what the act will do. */
  children: Elements;
}

/**
 * An act that needs more than a press: its fields, what it will do, and a button that says so. While its outcome is
 * unknown, its fields are closed and only the same act can be sent.
 */
export function ActDialog({
  title,
  confirm,
  isDanger = false,
  content,
  isBlocked = false,
  isRunning,
  problem,
  dismiss,
  onConfirm,
  onClose,
  children,
}: ActDialogProps) {
  const { t } = useTranslation('staff');
  const formId = useId();
  useFocusOnRow();
  const close = useBackCloses(onClose, isRunning);
  const isUnknown = problem?.kind === 'silent';
  // The keyboard scrolls what has no open field.
  const shown = isUnknown ? { content: 'reading' as const } : content && { content };
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) showProblem(form.current);
  }, [attempts]);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isRunning || isBlocked) return;
    if (await onConfirm()) close();
    else setAttempts((last) => last + 1);
  };
  return (
    <Dialog
      title={title}
      persistent={isRunning}
      {...shown}
      onClose={close}
      actions={
        <>
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? 'danger' : 'primary'}
            busy={isRunning}
            disabled={isBlocked}
          >
            {isUnknown ? t('act.again') : confirm}
          </Button>
          <Button variant="quiet" onClick={close} disabled={isRunning}>
            {t('act.back')}
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className="stack"
        noValidate
        autoComplete="off"
        onChange={dismiss}
        onSubmit={(event) => void submit(event)}
      >
        <fieldset className="stack" disabled={isRunning || isUnknown}>
          {children}
        </fieldset>
        <ActProblem problem={problem} />
      </form>
    </Dialog>
  );
}

/** Brings what is wrong into sight: the first wrong field with the focus, or why the act is not done. */
function showProblem(form: HTMLFormElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  if (field) field.focus();
  else form?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
}

/** Where an act takes away the button that opened its dialog, its row gets the focus, else the screen's title. */
function useFocusOnRow(): void {
  const [row] = useState(() => rowOf(document.activeElement));
  useEffect(
    () => () => {
      // The browser gives the focus back first.
      setTimeout(() => {
        if (document.activeElement !== document.body) return;
        if (row?.isConnected) row.focus({ preventScroll: true });
        else focusTitle();
      });
    },
    [row],
  );
}
